#pragma once

#include "shared/core/text.h"

#include <string>
#include <string_view>

// What somebody outside would write to steer the terminal of whoever reads it.

namespace pitwatch::support {

// UTF-8, as a party can say it: a cleared screen, a second line, a bell, a title, eight-bit
// controls, writing turned around.
inline constexpr std::string_view kHostileText = "a\x1b[2J\x1b]0;mine\a\r\nroot# \x7f\xc2\x9b"
                                                 "31m\xe2\x80\xae"
                                                 "dlrow\xe2\x81\xa6\xd8\x9c end";

// Words as a record takes them: without controls, but turned around.
inline constexpr std::string_view kHostileWords = "paid \xe2\x80\xae"
                                                  "00.5$\xe2\x80\xa8 end";

// Whether a terminal or a log shows it as it is: lines of text and nothing else.
inline bool isHarmless(std::string_view output) {
    for (std::size_t at = 0; at < output.size();) {
        const std::size_t length = core::characterLength(output, at);
        const std::string_view character = output.substr(at, length);
        const bool controls =
            length == 0 ||
            (length == 1 && character != "\n" &&
             (static_cast<unsigned char>(character[0]) < 0x20 || character[0] == 0x7f));
        if (controls || (length == 2 && character[0] == '\xc2' &&
                         static_cast<unsigned char>(character[1]) < 0xa0))
            return false;
        for (const std::string_view mark :
             {"\xe2\x80\xae", "\xe2\x81\xa6", "\xd8\x9c", "\xe2\x80\xa8"})
            if (character == mark)
                return false;
        at += length;
    }
    return true;
}

} // namespace pitwatch::support
