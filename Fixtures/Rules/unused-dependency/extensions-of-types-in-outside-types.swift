// only: unused-dependency
// An extension of a type that stands in an outside type, or has another name in a type, is that type's own code.

//- Sources/Ship/Rig.swift
import Foundation

protocol Rope {
    func haul()
}

extension Progress {
    final class Winch {
        private let rope: Rope
        init(rope: Rope) { self.rope = rope }
    }

    final class Capstan {
        private let rope: Rope
        init(rope: Rope) { self.rope = rope }
        //   ^ warning: [unused-dependency] {{Progress.Capstan takes Rope and keeps it, but never uses it}}
    }
}

extension Progress.Winch {
    struct Handle {
        let rope: Rope
    }

    func turn() { rope.haul() }
}

extension Progress.Winch.Handle {
    func grip() { rope.haul() }
}

extension Progress.Capstan {
    func turn() {}
}

//- Sources/Ship/Deck.swift
enum Deck {
    typealias Pulley = _Sheave
    typealias Drum = Rigging.Reel

    final class _Sheave {
        private let rope: Rope
        init(rope: Rope) { self.rope = rope }
    }
}

enum Rigging {
    typealias Reel = Deck.Spool
}

extension Deck {
    typealias Hook = Rigging.Shackle

    final class Spool {
        private let rope: Rope
        init(rope: Rope) { self.rope = rope }
    }
}

extension Rigging {
    final class Shackle {
        private let rope: Rope
        init(rope: Rope) { self.rope = rope }
    }
}

extension Deck.Pulley {
    func turn() { rope.haul() }
}

extension Deck.Drum {
    func turn() { rope.haul() }
}

extension Deck.Hook {
    func hang() { rope.haul() }
}

//- Sources/Harbour/Crane.swift
// Another module's type of that name has what its own extension does.
import Foundation

protocol Chain {
    func lift()
}

extension Progress {
    final class Winch {
        let chain: Chain
        init(chain: Chain) { self.chain = chain }
    }

    final class Capstan {
        let chain: Chain
        init(chain: Chain) { self.chain = chain }
    }
}

//- Sources/Harbour/Lifting.swift
import Foundation

extension Progress.Winch {
    func turn() { chain.lift() }
}

extension Progress.Capstan {
    func turn() { chain.lift() }
}
