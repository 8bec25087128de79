// A wrapper may say what it fetches by its generic argument.

protocol TernAPI { func dive() }

enum Colony {
    private static var kept: [ObjectIdentifier: Any] = [:]
    static func register<Service>(_ type: Service.Type, _ service: Service) { kept[ObjectIdentifier(type)] = service }
    static func resolve<Service>(_ type: Service.Type) -> Service { kept[ObjectIdentifier(type)] as! Service }
}

@propertyWrapper
struct FromColony<Service> {
    var wrappedValue: Service
    init() { wrappedValue = Colony.resolve(Service.self) }
}

final class Tern {
    @FromColony<TernAPI> var api
//  ^ note: [hidden-dependency] {{Tern needs TernAPI, which no initializer shows}}
    @FromColony<String> var name
    func fish() { api.dive() }
}
