// Takes every STEP-th file of a list into another folder, in the same subfolders: as a hard link, or as a copy where
// the file system does not allow links.
//
//     sample STEP FROM TO < LIST
//
// LIST holds one path a line, relative to FROM. Prints the number of files and of bytes.

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { longestPath = 4096 };

static void fail(const char *what) {
    fprintf(stderr, "sample: %s: %s\n", what, strerror(errno));
    exit(2);
}

static void makeParents(char *path) {
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        if (mkdir(path, 0777) && errno != EEXIST) fail(path);
        *slash = '/';
    }
}

static void copy(const char *from, const char *to) {
    static char buffer[1 << 16];
    int source = open(from, O_RDONLY), target = open(to, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (source < 0 || target < 0) fail(from);
    for (ssize_t count; (count = read(source, buffer, sizeof buffer)) != 0;) {
        if (count < 0 || write(target, buffer, (size_t)count) != count) fail(to);
    }
    close(source);
    close(target);
}

int main(int count, char **arguments) {
    long step = count == 4 ? atol(arguments[1]) : 0;
    if (step < 1) {
        fprintf(stderr, "usage: sample STEP FROM TO < LIST\n");
        return 2;
    }
    static char line[longestPath], from[2 * longestPath], to[2 * longestPath];
    unsigned long long files = 0, bytes = 0;
    for (long index = 0; fgets(line, sizeof line, stdin); index++) {
        line[strcspn(line, "\n")] = 0;
        if (index % step) continue;
        snprintf(from, sizeof from, "%s/%s", arguments[2], line);
        snprintf(to, sizeof to, "%s/%s", arguments[3], line);
        struct stat information;
        if (stat(from, &information)) fail(from);
        makeParents(to);
        if (link(from, to)) copy(from, to);
        files++;
        bytes += (unsigned long long)information.st_size;
    }
    printf("%llu %llu\n", files, bytes);
    return 0;
}
