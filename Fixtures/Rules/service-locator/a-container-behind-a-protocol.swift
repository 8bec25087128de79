// A container whose shared instance is known by a protocol only is asked all the same; another way to it asks nothing.
// only: service-locator, singleton

protocol OrchardAPI { func prune() }
protocol OrchardStoring { func press() }

protocol OrchardProviding {
    var api: any OrchardAPI { get }
    var store: any OrchardStoring { get }
}

final class LiveOrchard: OrchardAPI { func prune() {} }
final class Cellar: OrchardStoring { func press() {} }

final class OrchardServices: OrchardProviding {
    static let shared: any OrchardProviding = OrchardServices()
    static let main = OrchardServices()
    let api: any OrchardAPI = LiveOrchard()
    let store: any OrchardStoring = Cellar()
}

enum Farm {
    static var services: OrchardServices { OrchardServices.main }
}

private var kept = OrchardServices()
var Orchard: OrchardServices {
    get { kept }
    set { kept = newValue }
}

final class Picker {
    func pick() { OrchardServices.shared.api.prune() }
    //            ^ warning: [service-locator] {{Picker asks a locator for OrchardAPI}}
}

final class Presser {
    func press() { Farm.services.store.press() }
    //             ^ warning: [service-locator] {{Presser asks a locator for OrchardStoring}}
}

final class Grafter {
    func graft() { Orchard.api.prune() }
    //             ^ warning: [service-locator] {{Grafter asks a locator for OrchardAPI}}
}
