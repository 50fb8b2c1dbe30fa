# SPDX-License-Identifier: MPL-2.0
# ccache and mold, where they are installed: a second build takes seconds.
find_program(BANDAR_CCACHE ccache)
if(BANDAR_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${BANDAR_CCACHE})
endif()

find_program(BANDAR_MOLD mold)
if(BANDAR_MOLD)
    add_link_options(-fuse-ld=mold)
endif()

# bandar_precompile(TARGET HEADER…): what most files of a target read first is read once, where that is wanted.
function(bandar_precompile target)
    if(BANDAR_PRECOMPILED)
        target_precompile_headers(${target} PRIVATE ${ARGN})
        target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>) # for ccache
    endif()
endfunction()
