# SPDX-License-Identifier: MPL-2.0
# Instrumented builds, for the whole tree at once: half an instrumented program finds half of it.
option(BANDAR_SANITIZE "Build with AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
option(BANDAR_FUZZ "Build the fuzzer (clang)" OFF)
option(BANDAR_COVERAGE "Measure line coverage (clang)" OFF)

set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
set(coverage -fprofile-instr-generate -fcoverage-mapping)

if((BANDAR_FUZZ OR BANDAR_COVERAGE) AND NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
    message(FATAL_ERROR "The fuzzer and coverage need clang: cmake --preset fuzz, cmake --preset coverage")
endif()

# Whatever is read that is not there stops the program while it is being worked on: an empty std::optional, an index
# beyond the end. A release does without.
add_compile_definitions("$<$<OR:$<CONFIG:Debug>,$<BOOL:${BANDAR_SANITIZE}>,$<BOOL:${BANDAR_FUZZ}>>:_GLIBCXX_ASSERTIONS>")

if(BANDAR_SANITIZE)
    add_compile_options(-O1 ${sanitizers})
    add_link_options(${sanitizers})
endif()

if(BANDAR_FUZZ)
    add_compile_options(${sanitizers} -fsanitize=fuzzer-no-link ${coverage})
    add_link_options(${sanitizers} ${coverage})
endif()

if(BANDAR_COVERAGE)
    add_compile_options(${coverage})
    add_link_options(${coverage})
endif()
