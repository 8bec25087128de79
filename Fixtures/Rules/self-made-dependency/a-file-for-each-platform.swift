// Two files of a folder that each declare a type of one name, each under a condition of its own, declare one type: no
// module compiles both. Nested types are told apart by what is around them, and a plain value stays one on each
// platform.
// only: self-made-dependency

//- Audio/Player+iOS.swift
protocol Playing { func play() }

#if os(iOS)
    final class Player: Playing {
        func play() {}
    }
    struct Volume {
        let level = 3
    }
    enum Deck {
        final class Motor: Playing {
            func play() {}
        }
    }
#endif

//- Audio/Player+macOS.swift
#if os(macOS)
    final class Player: Playing {
        func play() { print("desk") }
    }
    struct Volume {
        let level = 4
    }
    enum Deck {
        final class Motor: Playing {
            func play() {}
        }
    }
    enum Reel {
        struct Motor {
            func play() {}
        }
    }
#endif

//- Audio/Studio.swift
final class StudioService {
    private let player = Player()
    //                   ^ note: [self-made-dependency] {{StudioService creates Player, which it could be given}}
    private let volume = Volume()
    func open() {
        player.play()
        print(volume.level)
    }
}
final class DeckService {
    private let motor = Deck.Motor()
    //                       ^ note: [self-made-dependency] {{DeckService creates Deck.Motor, which it could be given}}
    private let other = Reel.Motor()
    func open() {
        motor.play()
        other.play()
    }
}
