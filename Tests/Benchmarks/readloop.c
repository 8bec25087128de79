// The floor of every analysis: opens, reads and closes each file of a list, with nothing done to the bytes.
//
//     readloop LIST THREADS
//
// LIST holds one path a line. Threads take blocks of 16 files from an atomic counter. Prints the number of bytes, so
// that no read can be left out.

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { blockSize = 16, mostThreads = 64, firstCapacity = 1 << 18 };

static char **paths;
static size_t pathCount;
static atomic_size_t nextPath;
static atomic_ullong totalBytes;

static void fail(const char *what) {
    fprintf(stderr, "readloop: %s: %s\n", what, strerror(errno));
    exit(2);
}

/// Reads a whole file into the buffer, which grows when it is too small.
static size_t readFile(const char *path, char **buffer, size_t *capacity) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) fail(path);
    size_t length = 0;
    for (;;) {
        if (length == *capacity) {
            *capacity *= 2;
            *buffer = realloc(*buffer, *capacity);
            if (!*buffer) fail(path);
        }
        size_t room = *capacity - length;
        ssize_t count = read(file, *buffer + length, room);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail(path);
        length += (size_t)count;
        // A regular file comes back short only at its end: one call for nearly every source.
        if ((size_t)count < room) break;
    }
    close(file);
    return length;
}

static void *work(void *unused) {
    (void)unused;
    size_t capacity = firstCapacity;
    char *buffer = malloc(capacity);
    if (!buffer) fail("memory");
    unsigned long long bytes = 0;
    for (;;) {
        size_t first = atomic_fetch_add_explicit(&nextPath, blockSize, memory_order_relaxed);
        if (first >= pathCount) break;
        size_t last = first + blockSize < pathCount ? first + blockSize : pathCount;
        for (size_t index = first; index < last; index++) bytes += readFile(paths[index], &buffer, &capacity);
    }
    atomic_fetch_add(&totalBytes, bytes);
    free(buffer);
    return NULL;
}

/// Fills `paths` with the lines of the list, in place.
static void readList(const char *name) {
    size_t capacity = firstCapacity;
    char *text = malloc(capacity);
    if (!text) fail("memory");
    size_t length = readFile(name, &text, &capacity);
    text = realloc(text, length + 1);
    if (!text) fail("memory");
    text[length] = 0;
    for (size_t index = 0; index < length; index++) pathCount += text[index] == '\n';
    paths = malloc((pathCount + 1) * sizeof *paths);
    if (!paths) fail("memory");
    size_t filled = 0;
    for (char *line = text; filled < pathCount; filled++) {
        char *end = strchr(line, '\n');
        if (!end) break;
        *end = 0;
        paths[filled] = line;
        line = end + 1;
    }
    pathCount = filled;
}

int main(int count, char **arguments) {
    int threadCount = count == 3 ? atoi(arguments[2]) : 0;
    if (threadCount < 1 || threadCount > mostThreads) {
        fprintf(stderr, "usage: readloop LIST THREADS\n");
        return 2;
    }
    readList(arguments[1]);
    pthread_t threads[mostThreads];
    for (int index = 1; index < threadCount; index++) {
        if (pthread_create(&threads[index], NULL, work, NULL)) fail("thread");
    }
    work(NULL);
    for (int index = 1; index < threadCount; index++) pthread_join(threads[index], NULL);
    printf("%llu\n", atomic_load(&totalBytes));
    return 0;
}
