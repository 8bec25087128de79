// A library's container that a global holds is the library's, whatever the project adds to it: filling it asks for nothing,
// and one made below it is told of it.
// only: service-locator

//- Sources/App/Wiring.swift
import Swinject

let registry = Container()

extension Container {
    func note(_ word: String) { print(word) }
}

final class Sedge {
    func sway() {}
}

func fill() {
    registry.register(Sedge.self) { _ in Sedge() }
}

//- Sources/App/Fen.swift
import Swinject

final class FenModel {
    func look() { registry.resolve(Sedge.self)?.sway() }
    //            ^ warning: [service-locator] {{FenModel asks a locator for Sedge}}
}

final class BogModel {
    private let container = Container(parent: registry)
    func look() { print(container) }
}
