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
