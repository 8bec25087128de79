// Runs commands in turn, every other round backwards, as whole processes with their output thrown away, and prints what
// they cost.
//
//     measure ROUNDS -- COMMAND… [-- COMMAND…]…
//
// One line a command: median wall ms, median CPU ms (user + system), median peak MiB, and for each command the median
// over the rounds of this one's wall time divided by that one's in the same round. A status above 1 (dilint's 1 means
// that there are findings) ends everything.

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { mostCommands = 8, mostRounds = 1000 };

struct Run {
    double wall, cpu, peak;
};

static struct Run runs[mostCommands][mostRounds];

static double milliseconds(struct timeval time) { return time.tv_sec * 1e3 + time.tv_usec / 1e3; }

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static struct Run run(char **command) {
    double start = now();
    pid_t child = fork();
    if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, 1);
        dup2(nowhere, 2);
        execvp(command[0], command);
        _exit(127);
    }
    int status = 0;
    struct rusage usage;
    while (wait4(child, &status, 0, &usage) < 0) {
        if (errno != EINTR) exit(2);
    }
    struct Run result = {now() - start, milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), 0};
#ifdef __APPLE__
    result.peak = usage.ru_maxrss / 1048576.0;
#else
    result.peak = usage.ru_maxrss / 1024.0;
#endif
    if (!WIFEXITED(status) || WEXITSTATUS(status) > 1) {
        fprintf(stderr, "measure: %s failed, status %d\n", command[0], WIFEXITED(status) ? WEXITSTATUS(status) : -1);
        exit(2);
    }
    return result;
}

static int ascending(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

static double median(double *values, int count) {
    qsort(values, (size_t)count, sizeof *values, ascending);
    return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

int main(int count, char **arguments) {
    char **commands[mostCommands];
    int commandCount = 0;
    int rounds = count > 1 ? atoi(arguments[1]) : 0;
    for (int index = 2; index < count; index++) {
        if (strcmp(arguments[index], "--") != 0) continue;
        arguments[index] = NULL;  // ends the command before
        if (commandCount < mostCommands && index + 1 < count) commands[commandCount++] = &arguments[index + 1];
    }
    if (rounds < 1 || rounds > mostRounds || commandCount == 0) {
        fprintf(stderr, "usage: measure ROUNDS -- COMMAND… [-- COMMAND…]…\n");
        return 2;
    }
    for (int command = 0; command < commandCount; command++) run(commands[command]);  // warms the page cache
    for (int round = 0; round < rounds; round++) {
        // Forth and back: what follows a long command that keeps all cores busy takes up to a tenth longer.
        for (int place = 0; place < commandCount; place++) {
            int command = round % 2 ? commandCount - 1 - place : place;
            runs[command][round] = run(commands[command]);
        }
    }
    for (int command = 0; command < commandCount; command++) {
        double wall[mostRounds], cpu[mostRounds], peak[mostRounds], ratio[mostRounds];
        for (int round = 0; round < rounds; round++) {
            struct Run this = runs[command][round];
            wall[round] = this.wall;
            cpu[round] = this.cpu;
            peak[round] = this.peak;
        }
        printf("%.1f %.1f %.1f", median(wall, rounds), median(cpu, rounds), median(peak, rounds));
        for (int other = 0; other < commandCount; other++) {
            for (int round = 0; round < rounds; round++) {
                ratio[round] = runs[command][round].wall / runs[other][round].wall;
            }
            printf(" %.2f", median(ratio, rounds));
        }
        printf("\n");
    }
    return 0;
}
