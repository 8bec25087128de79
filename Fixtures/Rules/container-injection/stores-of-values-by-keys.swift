// A store that keeps values under keys is no registry of services, however generic its functions are.
// only: container-injection

final class Drawer {
    private var values: [String: Any] = [:]
    func object<T>(forKey key: String) -> T? { values[key] as? T }
    func set<T>(_ value: T?, forKey key: String) { values[key] = value }
}

protocol CodableDrawer {
    func getValue<T: Decodable>(_ type: T.Type, forKey key: String) -> T?
    func setValue<T: Encodable>(_ value: T, forKey key: String)
}

final class DeskModel {
    private let drawer: Drawer
    private let codable: any CodableDrawer

    init(drawer: Drawer, codable: any CodableDrawer) {
        self.drawer = drawer
        self.codable = codable
    }

    func open() {
        drawer.set(1, forKey: "opened")
        codable.setValue(1, forKey: "opened")
    }
}

/// Whoever tells the key first asks for it; the type says how it is read.
struct Label {
    private var values: [String: Any] = [:]
    func resolve<T>(_ number: Int, type: T.Type = T.self) -> T? { values["\(number)"] as? T }
    func resolve<T>(_ name: String, type: T.Type = T.self) -> T? { values[name] as? T }
}

extension String {
    var isTitle: Bool { first?.isUppercase ?? false }
}

/// What is told first is kept.
final class Cellar {
    private var parts: [String: Any] = [:]
    func register<T>(_ part: T, forType type: T.Type) { parts["\(type)"] = part }
    func getOptional<T>(_ type: T.Type = T.self) -> T? { parts["\(type)"] as? T }
}

final class CellarModel {
    private let cellar: Cellar
    init(cellar: Cellar) { self.cellar = cellar }
    //   ^ warning: [container-injection] {{CellarModel takes the whole container Cellar}}
    func open() -> Int? { cellar.getOptional(Drawer.self)?.object(forKey: "opened") }
}

/// A name after the type tells two of one type apart.
final class Shelf {
    private var parts: [String: Any] = [:]
    func resolve<T>(_ type: T.Type, named name: String) -> T { parts["\(type) \(name)"] as! T }
}

final class LabelModel {
    private let label: Label
    private let shelf: Shelf

    init(label: Label, shelf: Shelf) {
        //             ^ warning: [container-injection] {{LabelModel takes the whole container Shelf}}
        self.label = label
        self.shelf = shelf
    }

    func title() -> String { label.resolve("title") ?? "" }
    func open() { shelf.resolve(Drawer.self, named: "upper").set(1, forKey: "opened") }
}
