# pit-sim-mutants: the simulation, with every bug of mutants/ in it and each behind a switch. The
# sources that a patch names are copied, patched and compiled once more; since the copies define
# everything the originals define, the linker takes the originals from no library.
file(GLOB patches CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/mutants/*.patch)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${patches})

set(planted)
foreach(patch ${patches})
  file(STRINGS ${patch} named REGEX "^\\+\\+\\+ b/")
  foreach(line ${named})
    string(REGEX REPLACE "^\\+\\+\\+ b/" "" source ${line})
    list(APPEND planted ${source})
    list(APPEND patches_of_${source} ${patch})
  endforeach()
endforeach()
list(REMOVE_DUPLICATES planted)

# An original that is compiled together with others would be taken for their sake; by itself it stays out.
# The property belongs to the folder of a target, so it is set in all of them.
list(TRANSFORM planted PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE originals)
foreach(target agent console_core core desk feed journal meter party payout rules staff table)
  set_source_files_properties(${originals} TARGET_DIRECTORY pitwatch_${target}
    PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endforeach()

set(copies)
foreach(source ${planted})
  set(copy ${CMAKE_BINARY_DIR}/mutants/src/${source})
  add_custom_command(OUTPUT ${copy}
    COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/plant.py ${PROJECT_SOURCE_DIR} ${source} ${copy}
    DEPENDS ${PROJECT_SOURCE_DIR}/${source} ${patches_of_${source}} plant.py
    COMMENT "Planting bugs in ${source}"
    VERBATIM)
  list(APPEND copies ${copy})
endforeach()

add_executable(pit-sim-mutants pit_sim.cpp planted.cpp ${copies})
target_compile_options(pit-sim-mutants PRIVATE -include ${CMAKE_CURRENT_SOURCE_DIR}/planted.h)
target_link_libraries(pit-sim-mutants PRIVATE pitwatch::simulation pitwatch::command_line SQLiteCpp)
# A library's own file of the same name may come along for a template that only it instantiates:
# the copies stand first and win.
target_link_options(pit-sim-mutants PRIVATE -Wl,-z,muldefs)

# A bug is hunted until the first seed that shows it, so the seeds that are never reached cost nothing.
add_test(NAME simulation.mutants COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/hunt
  --program $<TARGET_FILE:pit-sim-mutants> --seeds 80)
set_tests_properties(simulation.mutants PROPERTIES LABELS Simulation TIMEOUT 900 PROCESSORS 2)
