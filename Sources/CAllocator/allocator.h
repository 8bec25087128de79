// What glibc's allocator can be told (mallopt(3)): Swift's module of the library leaves out the header.
#if defined(__linux__)
#include <malloc.h>
#endif
