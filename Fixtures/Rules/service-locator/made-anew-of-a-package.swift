// Statics that make a package's services anew are a factory's; those that keep them are a registry's.
// only: service-locator

import TransportKit

enum TransportFactory {
    static var drive: DriveAPI {
        let address = "https://drive"
        return DriveAPI(address: address)
    }
    static var trash: TrashAPI { TrashAPI(address: "https://trash") }
}

enum Transport {
    static let drive = DriveAPI(address: "https://drive")
    static let trash = TrashAPI(address: "https://trash")
}

final class DriveModel {
    private let fresh: DriveAPI = TransportFactory.drive
    private let kept: DriveAPI = Transport.drive
    //                           ^ warning: [service-locator] {{DriveModel asks a locator for Transport.drive}}
    func clean() {
        TransportFactory.trash.clean()
        Transport.trash.clean()
        // <- warning: [service-locator] {{DriveModel asks a locator for Transport.trash}}
        fresh.load()
        kept.load()
    }
}
