// What an initializer that may fail makes is not there always: the closure that `map` is given gets the value itself,
// as it gets an element of what a list has.
// only: dependency-pipeline

//- Sources/App/Forges.swift
protocol Bellows {
    func blow()
}

final class Forge {
    private let bellows: any Bellows
    init(bellows: any Bellows) { self.bellows = bellows }
    func heat() { bellows.blow() }
    //            ^ related: [dependency-pipeline] {{Forge uses it}}
}

final class Smithy {
    let heat: any Bellows
    init(heat: any Bellows) { self.heat = heat }
    //   ^ warning: [dependency-pipeline] {{Smithy takes Bellows only to hand it on: Smithy → Forge, which uses it}}
    func open() { Forge(bellows: heat).heat() }
    //                           ^ related: [dependency-pipeline] {{Smithy hands it to Forge}}
}

final class Foundry {
    let glow: any Bellows
    init(glow: any Bellows) { self.glow = glow }
    func open() { Forge(bellows: glow).heat() }
}

//- Sources/App/Irons.swift
import Outside

struct Iron {
    let heat: Int
    init?(_ text: String) {
        guard let heat = Int(text) else { return nil }
        self.heat = heat
    }
}

struct Ingots {
    let all: [Iron]
}

final class Anvil {
    func read(_ text: String, _ texts: [String]) {
        Iron(text).map { print($0.heat) }
        let iron = Iron(text)
        print(iron.map { $0.heat } ?? 0, Iron(text)?.heat ?? 0)
        print(Ingots(all: texts.compactMap { Iron($0) }).all.map { $0.heat })
    }

    func read(_ ore: Ore) {
        Alloy(ore).map { print($0.glow) }
    }
}
