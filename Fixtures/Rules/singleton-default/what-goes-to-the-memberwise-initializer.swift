// An initializer in an extension of a struct leaves the one that is made of the properties: what it hands to that is a
// default where others can call it as well, and not where a property that it takes is kept from them.

import SwiftUI

final class Quarry {
    static let shared = Quarry()
    private var depth = 0
    func dig() { depth += 1 }
}

struct StoneView: View {
    let quarry: Quarry
    let title: String
    @State private var isOpen = false
    private let margin = 3
    var body: some View { Text("\(title) \(margin) \(isOpen)").onAppear { quarry.dig() } }
}

extension StoneView {
    init(_ title: String) {
        self.init(quarry: .shared, title: title)
    //                    ^ note: [singleton-default] {{StoneView falls back on the shared instance Quarry.shared where it is handed nothing}}
    }
}

struct Cart {
    let loader: Loader
    let size: Int
    func go() { loader.load(size) }
}

struct Loader {
    let quarry: Quarry
    func load(_ size: Int) { if size > 0 { quarry.dig() } }
}

extension Cart {
    init(size: Int) { self.init(loader: Loader(quarry: Quarry.shared), size: size) }
    //                                                 ^ note: [singleton-default] {{Cart falls back on the shared instance Quarry.shared where it is handed nothing}}
    private init(loader: Loader) { self.init(loader: loader, size: 1) }
}

struct Crane {
    let quarry: Quarry
    let reach: Int
    func lift() { if reach > 0 { quarry.dig() } }
}

extension Crane {
    init() { self.init(own: Quarry.shared) }
    //                      ^ note: [singleton-default] {{Crane falls back on the shared instance Quarry.shared where it is handed nothing}}
    private init(own quarry: Quarry) { self.init(quarry: quarry, reach: 3) }
}

struct SealedView: View {
    private let quarry: Quarry
    let title: String
    var body: some View { Text(title).onAppear { quarry.dig() } }
}

extension SealedView {
    init(_ title: String) {
        self.init(quarry: .shared, title: title)
    //                    ^ warning: [singleton] {{SealedView reaches the shared instance Quarry.shared}}
    }
}

struct ClosedCart {
    let quarry: Quarry
    private var load = 0
    mutating func add() {
        load += 1
        quarry.dig()
    }
}

extension ClosedCart {
    init(load: Int) { self.init(quarry: Quarry.shared, load: load) }
    //                                  ^ warning: [singleton] {{ClosedCart reaches the shared instance Quarry.shared}}
}

struct Wall {
    let quarry: Quarry
    let length: Int
    func build() { if length > 0 { quarry.dig() } }
}

extension Wall {
    init(length: Int) {
        self.init(quarry: Quarry(), length: length)
        Quarry.shared.dig()
    //  ^ warning: [singleton] {{Wall reaches the shared instance Quarry.shared}}
    }
}
