#pragma once
#include <stddef.h>
#include <stdint.h>

/// libFuzzer's loop, from the compiler's runtime (llvm.org/docs/LibFuzzer.html, "Using libFuzzer as a library").
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
