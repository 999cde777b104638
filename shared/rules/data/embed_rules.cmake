# Writes rules files into a C++ source that holds the function of embedded_rules.h named:
# cmake -DOUTPUT=x.cpp -DFUNCTION=embeddedRules -DFILES="a.toml;b.toml" -P this.
set(text "#include \"shared/rules/internal/embedded_rules.h\"\n\n#include <array>\n\n")
string(APPEND text "namespace pitwatch::rules {\n\nstd::span<const EmbeddedRules> ${FUNCTION}() {\n")
list(LENGTH FILES count)
string(APPEND text "    static constexpr std::array<EmbeddedRules, ${count}> kFiles{{\n")
foreach(file IN LISTS FILES)
  # The HEX reading keeps brackets and semicolons out of CMake's hands.
  file(READ "${file}" hex HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" escaped "${hex}")
  string(REGEX REPLACE "(................................................................)"
    "\\1\"\n        \"" escaped "${escaped}")
  cmake_path(GET file FILENAME name)
  string(APPEND text "        {\"${name}\",\n        \"${escaped}\"},\n")
endforeach()
string(APPEND text "    }};\n    return kFiles;\n}\n\n} // namespace pitwatch::rules\n")
file(WRITE "${OUTPUT}" "${text}")
