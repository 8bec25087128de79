// A registry without instances may be asked by a default argument.
// only: singleton-default

protocol RushAPI { func weave() }

enum Loom {
    private static var kept: [ObjectIdentifier: Any] = [:]
    static func register<Service>(_ type: Service.Type, _ service: Service) { kept[ObjectIdentifier(type)] = service }
    static func resolve<Service>(_ type: Service.Type) -> Service { kept[ObjectIdentifier(type)] as! Service }
}

final class Weaver {
    private let api: any RushAPI
    init(api: any RushAPI = Loom.resolve(RushAPI.self)) { self.api = api }
    //                      ^ note: [singleton-default] {{Weaver asks a locator for RushAPI unless it is handed one}}
    func weave() { api.weave() }
}
