// Within one branch nothing chooses between two registrations; between branches the condition does.
// only: duplicate-registration

import Swinject

protocol Winch {
    func pull()
}

final class HandWinch: Winch {
    func pull() {}
}

final class MotorWinch: Winch {
    func pull() {}
}

enum Rope { case hemp, steel, none }

func assembleBranch(_ container: Container, isBig: Bool) {
    if #available(iOS 17, *) {
        container.register(Winch.self) { _ in HandWinch() }
        //                 ^ related: [duplicate-registration] {{Winch is registered here first}}
        container.register(Winch.self) { _ in MotorWinch() }
        //                 ^ warning: [duplicate-registration] {{Fixture.swift registers Winch a second time}}
    }
}

func assembleCases(_ container: Container, rope: Rope, isBig: Bool) throws {
    switch rope {
    case .hemp: container.register(Winch.self) { _ in HandWinch() }
    case .steel:
        container.register(Winch.self) { _ in MotorWinch() }
    default:
        container.register(Winch.self) { _ in HandWinch() }
    }
    switch rope {
    case .hemp where isBig: container.register(HandWinch.self) { _ in HandWinch() }
    case .hemp, .steel:
        #if DEBUG
            container.register(HandWinch.self) { _ in HandWinch() }
        #else
            container.register(HandWinch.self) { _ in HandWinch() }
        #endif
    case .none: break
    }
    if isBig {
        container.register(MotorWinch.self) { _ in MotorWinch() }
    } else if rope == .none {
        container.register(MotorWinch.self) { _ in MotorWinch() }
    } else {
        container.register(MotorWinch.self) { _ in MotorWinch() }
    }
}

func assembleAlternatives(_ container: Container, _ other: Container, isBig: Bool) {
    guard isBig else {
        container.register(Winch.self) { _ in HandWinch() }
        return
    }
    container.register(Winch.self) { _ in MotorWinch() }
    while isBig {
        _ = isBig
            ? container.register(HandWinch.self) { _ in HandWinch() }
            : container.register(HandWinch.self) { _ in HandWinch() }
        if container === other {
            container.register(MotorWinch.self) { _ in MotorWinch() }
        }
        container.register(MotorWinch.self) { _ in MotorWinch() }
    }
    do {
        container.register(MotorWinch.self, name: "a") { _ in MotorWinch() }
        try check()
    } catch {
        container.register(MotorWinch.self, name: "a") { _ in MotorWinch() }
    }
}

func check() throws {}
