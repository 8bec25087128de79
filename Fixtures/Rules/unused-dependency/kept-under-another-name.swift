// A dependency that is given a local name, and is kept by that name, is used where what keeps it is.

protocol Signal {
    func send()
}

protocol Lantern {
    func light()
}

final class Tower {
    private let signal: any Signal
    private let lantern: any Lantern
    init(signal: any Signal, lantern: any Lantern) {
    //   ^ warning: [unused-dependency] {{Tower takes Signal and keeps it, but never uses it}}
        let kept = signal
        let lamp = lantern
        self.signal = kept
        self.lantern = lamp
    }
    func shine() { lantern.light() }
}

final class Pair {
    private let signal: any Signal
    private let lantern: any Lantern
    init(signal: any Signal, lantern: any Lantern) {
        //                   ^ warning: [unused-dependency] {{Pair takes Lantern and keeps it, but never uses it}}
        (self.signal, self.lantern) = (signal, lantern)
    }
    func call() { signal.send() }
}

final class Asking {
    init(signal: any Signal, lantern: any Lantern) {
        let asked = signal
        asked.send()
        let (lamp, other) = (lantern, 1)
        lamp.light()
        print(other)
    }
}

/// Whether there is one, and that it lives on, is something.
final class Holding {
    private let hold: () -> Void
    init?(signal: (any Signal)?, lantern: any Lantern) {
        guard let signal else { return nil }
        hold = { [lantern] in }
    }
}
