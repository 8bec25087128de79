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
