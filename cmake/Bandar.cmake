# SPDX-License-Identifier: MPL-2.0
# How the whole tree is compiled. Included once, before the first target.
option(BANDAR_TESTS "Build the tests" ON)
option(BANDAR_PRECOMPILED "Precompile what most files read first: a faster build, which clang-tidy cannot read" OFF)
option(BANDAR_QML_AOT "Compile QML ahead of time: a faster start, a slower build" ON)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")

add_compile_definitions(QT_NO_KEYWORDS) # `slots` is a word of the game
set(CMAKE_AUTOMOC_MOC_OPTIONS "--include=${CMAKE_CURRENT_LIST_DIR}/moc_libstdcxx.h")

include(${CMAKE_CURRENT_LIST_DIR}/Warnings.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/Sanitizers.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/Speed.cmake)
