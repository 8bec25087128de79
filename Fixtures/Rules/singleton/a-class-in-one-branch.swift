// A type that is a class in one branch of an `#if` and a value in another is a class, whichever comes first: its shared
// instance is one. A type that is a value in both is none.
// only: singleton

#if os(Linux)
    struct Recorder {
        static let shared = Recorder()
        func start() {}
    }
#else
    final class Recorder {
        static let shared = Recorder()
        func start() {}
    }
#endif

#if canImport(AudioKit)
    final class Mixer {
        static let shared = Mixer()
        func start() {}
    }
#else
    struct Mixer {
        static let shared = Mixer()
        func start() {}
    }
#endif

#if os(Linux)
    struct Volume {
        static let shared = Volume(level: 3)
        let level: Int
    }
#else
    enum Volume {
        static let shared = Volume.loud
        case loud
        var level: Int { 4 }
    }
#endif

final class Studio {
    func open() {
        Recorder.shared.start()
    //  ^ warning: [singleton] {{Studio reaches the shared instance Recorder.shared}}
        Mixer.shared.start()
    //  ^ warning: [singleton] {{Studio reaches the shared instance Mixer.shared}}
        print(Volume.shared.level)
    }
}
