// What is named container asks a registry for others; a screen or a view model asks for itself, whatever it is called.

import SwiftUI

protocol TideTable {
    func next()
}

final class Registry {
    static let shared = Registry()
    private var makers: [String: () -> Any] = [:]

    func register<T>(_ type: T.Type, maker: @escaping () -> T) { makers["\(type)"] = maker }
    func resolve<T>(_ type: T.Type) -> T? { makers["\(type)"]?() as? T }
}

struct HarborContainer: View {
    var body: some View {
        Button("Tides") { Registry.shared.resolve(TideTable.self)?.next() }
        //                ^ warning: [service-locator] {{HarborContainer asks a locator for TideTable}}
    }
}

final class DockContainer: UIViewController {
    func refresh() {
        Registry.shared.resolve(TideTable.self)?.next()
    //  ^ warning: [service-locator] {{DockContainer asks a locator for TideTable}}
    }
}

final class QuayContainer: ObservableObject {
    func refresh() {
        Registry.shared.resolve(TideTable.self)?.next()
    //  ^ warning: [service-locator] {{QuayContainer asks a locator for TideTable}}
    }
}

// Silent: it asks for what it gives others.
final class TideContainer {
    func table() -> TideTable? { Registry.shared.resolve(TideTable.self) }
}
