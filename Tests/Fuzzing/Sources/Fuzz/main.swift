import FuzzTargets
import LibFuzzer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// `Fuzz TARGET [libFuzzer's own arguments]`. A broken promise or a use of time that grows faster than the input is a crash,
// which libFuzzer keeps.

/// Seconds of processor time that an input may take: a fixed part for the rules' tables, and one for each byte, both
/// with room for the sanitizers.
func allowedSeconds(forByteCount count: Int) -> Double { 0.5 + Double(count) * 50e-6 }

func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

let names = FuzzTargets.all.map(\.name)

// libFuzzer takes a function without context: the target's name goes through the environment.
func target() -> any FuzzTarget {
    let name = getenv("DILINT_FUZZ_TARGET").map { String(cString: $0) }
    return FuzzTargets.all.first { $0.name == name } ?? FuzzTargets.all[0]
}

guard let name = CommandLine.arguments.dropFirst().first, names.contains(name) else {
    print("usage: Fuzz \(names.joined(separator: "|")) [libFuzzer arguments]")
    exit(2)
}
setenv("DILINT_FUZZ_TARGET", name, 1)

var arguments = [strdup(CommandLine.arguments[0])] + CommandLine.arguments.dropFirst(2).map { strdup($0) } + [nil]
var count = Int32(arguments.count - 1)
let status = arguments.withUnsafeMutableBufferPointer { buffer in
    var start = buffer.baseAddress
    return LLVMFuzzerRunDriver(&count, &start) { data, size in
        let started = threadSeconds()
        let violation = target().violation(for: [UInt8](UnsafeBufferPointer(start: data, count: size)))
        let seconds = threadSeconds() - started
        if let violation { fatalError(violation) }
        if seconds > allowedSeconds(forByteCount: size) { fatalError("\(seconds) s for \(size) bytes") }
        return 0
    }
}
exit(status)
