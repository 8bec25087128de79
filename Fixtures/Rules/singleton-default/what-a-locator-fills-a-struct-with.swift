// What a property of a struct is asked of a locator for, unless the synthesised initializer is handed another one, is a default as
// an argument's is. Where that takes none (a constant, a private property, an initializer of one's own, a class), and of what is
// only made of it, the locator is asked.
// only: singleton-default, service-locator

import Resolver
import SwiftUI

protocol GullCounting {
    func count()
}

final class GullCounter: GullCounting, ObservableObject {
    @Published var total = 0
    func count() { total += 1 }
}

final class GullBookStore {
    func write() {}
}

enum Aviary {
    static var counting: any GullCounting = GullCounter()
    static let book = GullBookStore()
}

extension Resolver {
    static func registerAviary() {
        register { GullCounter() }.implements(GullCounting.self)
    }
}

struct GullView: View {
    @ObservedObject var counter: GullCounter = Resolver.resolve()
    //                                         ^ note: [singleton-default] {{GullView asks a locator for GullCounter unless it is handed one}}
    let name: String
    var body: some View { Button(name) { counter.count() } }
}
struct GullStateView: View {
    @StateObject var counter = Resolver.resolve(GullCounter.self)
    //                         ^ note: [singleton-default] {{GullStateView asks a locator for GullCounter unless it is handed one}}
    var body: some View { Button("Count") { counter.count() } }
}
struct GullWatch {
    var counting: any GullCounting = Aviary.counting
    //                               ^ note: [singleton-default] {{GullWatch asks a locator for Aviary.counting unless it is handed one}}
    func watch() { counting.count() }
}

struct FixedGullView: View {
    let counter: GullCounter = Resolver.resolve()
    //                         ^ warning: [service-locator] {{FixedGullView asks a locator for GullCounter}}
    var body: some View { Button("Count") { counter.count() } }
}
struct ClosedGullView: View {
    @ObservedObject private var counter: GullCounter = Resolver.resolve()
    //                                                 ^ warning: [service-locator] {{ClosedGullView asks a locator for GullCounter}}
    var body: some View { Button("Count") { counter.count() } }
}
struct LazyGullWatch {
    lazy var counting: any GullCounting = Aviary.counting
    //                                    ^ warning: [service-locator] {{LazyGullWatch asks a locator for Aviary.counting}}
    mutating func watch() { counting.count() }
}
struct MadeGullWatch {
    var counting: any GullCounting = Aviary.counting
    //                               ^ warning: [service-locator] {{MadeGullWatch asks a locator for Aviary.counting}}
    init(name: String) {}
    func watch() { counting.count() }
}
final class GullModel {
    var counting: any GullCounting = Resolver.resolve()
    //                               ^ warning: [service-locator] {{GullModel asks a locator for GullCounting}}
    func watch() { counting.count() }
}
struct GullTotal {
    var total: Int = Resolver.resolve(GullCounter.self).total
    //               ^ warning: [service-locator] {{GullTotal asks a locator for GullCounter}}
    func show() { print(total) }
}
