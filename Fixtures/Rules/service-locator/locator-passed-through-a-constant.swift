// A constant that holds the locator is the locator; what it is asked for is named, where it is asked.

final class Injector {
    static let main = Injector()
    private var services: [Any] = []
    func register<T>(_ type: T.Type, _ service: T) { services.append(service) }
    func resolve<T>(_ type: T.Type) -> T { services[0] as! T }
}

protocol AlarmAPI {
    func ring()
}

final class AlarmModel {
    private let injector: Injector
    init(injector: Injector) { self.injector = injector }
    //   ^ warning: [container-injection] {{AlarmModel takes the whole container Injector}}

    func ring() {
        let locator = self.injector
        locator.resolve(AlarmAPI.self).ring()
    //  ^ warning: [service-locator] {{AlarmModel asks a locator for AlarmAPI}}
    }
}
