// SPDX-License-Identifier: MPL-2.0
// Preloaded: kills its process at the BANDAR_KILL_AT-th write or sync of a write-ahead log, half of the times before
// it is done. All of these happen between BEGIN and the acknowledgement of a transaction.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

bool isLog(int descriptor)
{
    char link[64];
    char path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    const ssize_t length = readlink(link, path, sizeof path - 1);
    return length > 4 && std::memcmp(path + length - 4, "-wal", 4) == 0;
}

long &callsLeft()
{
    static const char *const wanted = std::getenv("BANDAR_KILL_AT");
    static long left = wanted == nullptr ? 0 : std::atol(wanted);
    return left;
}

// The kill falls on the call whose number this brings to zero.
bool isTheOne(int descriptor) { return callsLeft() > 0 && isLog(descriptor) && --callsLeft() == 0; }

template <class Function, class... Arguments>
auto passOn(const char *name, int descriptor, Arguments... arguments)
{
    const auto real = reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
    const bool kills = isTheOne(descriptor);
    if (kills && getpid() % 2 == 0)
        raise(SIGKILL);
    const auto result = real(descriptor, arguments...);
    if (kills)
        raise(SIGKILL);
    return result;
}

} // namespace

extern "C" {
ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t at)
{
    return passOn<decltype(&pwrite)>("pwrite", descriptor, bytes, count, at);
}
ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t at)
{
    return passOn<decltype(&pwrite64)>("pwrite64", descriptor, bytes, count, at);
}
int fsync(int descriptor) { return passOn<decltype(&fsync)>("fsync", descriptor); }
int fdatasync(int descriptor) { return passOn<decltype(&fdatasync)>("fdatasync", descriptor); }
}
