// A locator of the project's own is asked by metatype, under any verb: the finding names what is asked for, and the
// access is not a singleton's as well.

//- Sources/App/Locator.swift
final class Locator {
    static let shared = Locator()
    private var services: [ObjectIdentifier: Any] = [:]

    func register<Service>(_ type: Service.Type, _ service: Service) { services[ObjectIdentifier(type)] = service }
    func resolve<Service>(_ type: Service.Type) -> Service { services[ObjectIdentifier(type)] as! Service }
    func get<Service>(_ type: Service.Type) -> Service? { services[ObjectIdentifier(type)] as? Service }
}

//- Sources/App/TripModel.swift
protocol TripAPI {
    func trips() -> [String]
}

protocol TripStoring {
    func save()
}

final class TripModel {
    private let api = Locator.shared.resolve(TripAPI.self)
    //                ^ warning: [service-locator] {{TripModel asks a locator for TripAPI}}

    func save() {
        Locator.shared.get((any TripStoring).self)?.save()
    //  ^ warning: [service-locator] {{TripModel asks a locator for TripStoring}}
        print(api.trips())
    }
}
