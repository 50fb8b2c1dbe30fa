// SPDX-License-Identifier: MPL-2.0
// Preloaded: keeps in $DURABLE a copy of each file of a library as it was at its last sync, which is what a power cut
// leaves of it at worst.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

namespace {

void keep(int descriptor)
{
    char link[64];
    char path[4096];
    char copy[8300];
    char part[8310];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    const ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return;
    path[length] = 0;
    const char *name = std::strrchr(path, '/');
    const char *folder = std::getenv("DURABLE");
    if (folder == nullptr || name == nullptr || std::strstr(name, ".db") == nullptr)
        return;
    std::snprintf(copy, sizeof copy, "%s%s", folder, name);
    std::snprintf(part, sizeof part, "%s.part", copy);
    const int to = open(part, O_CREAT | O_TRUNC | O_WRONLY, 0600);
    static char bytes[65536];
    off_t at = 0;
    for (ssize_t got = 0; (got = pread(descriptor, bytes, sizeof bytes, at)) > 0; at += got)
        if (write(to, bytes, static_cast<size_t>(got)) != got)
            break;
    close(to);
    std::rename(part, copy);
}

int syncBy(const char *name, int descriptor)
{
    const auto real = reinterpret_cast<int (*)(int)>(dlsym(RTLD_NEXT, name));
    const int result = real(descriptor);
    if (result == 0)
        keep(descriptor);
    return result;
}

} // namespace

extern "C" {
int fsync(int descriptor) { return syncBy("fsync", descriptor); }
int fdatasync(int descriptor) { return syncBy("fdatasync", descriptor); }
}
