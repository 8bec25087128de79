// What is asked for its entries of one kind is a store, what resolves services of one kind is a registry.
// only: container-injection

protocol FormField {
    var order: Int { get }
    func text() -> String
}

final class FormEntries {
    private var entries: [any FormField] = []
    func add<Entry: FormField>(entry: Entry) { entries.append(entry) }
    func getEntry<Entry: FormField>(_ type: Entry.Type) -> Entry? { entries.lazy.compactMap { $0 as? Entry }.first }
    func texts() -> [String] { entries.map { $0.text() } }
}

protocol FormService {
    func send()
}

final class FormServices {
    private var services: [any FormService] = []
    func register<Service: FormService>(_ service: Service) { services.append(service) }
    func resolve<Service: FormService>(_ type: Service.Type) -> Service? {
        services.lazy.compactMap { $0 as? Service }.first
    }
}

final class FormModel {
    private let entries: FormEntries
    private let services: FormServices
    init(entries: FormEntries, services: FormServices) {
    //                         ^ warning: [container-injection] {{FormModel takes the whole container FormServices}}
        self.entries = entries
        self.services = services
    }

    func show() -> [String] {
        services.resolve(FormMailer.self)?.send()
        return entries.texts()
    }
}

struct FormMailer: FormService {
    func send() {}
}
