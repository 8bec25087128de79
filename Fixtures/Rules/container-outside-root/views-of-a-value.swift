// What shows a value's parts as objects, as Objective-C needs it, is no container: lists, and what can be set, are not given out.
// only: container-outside-root, container-injection

struct Shipment {
    var sender = "", receiver = ""
    var parcels: [String] = []
}

final class Address {
    let wrapped: String
    init(_ wrapped: String) { self.wrapped = wrapped }
}

final class Receipt {
    let wrapped: String
    init(_ wrapped: String) { self.wrapped = wrapped }
}

final class Parcel {
    let wrapped: String
    init(_ wrapped: String) { self.wrapped = wrapped }
}

final class ObjectiveShipment {
    private(set) var wrapped: Shipment
    init(_ wrapped: Shipment) { self.wrapped = wrapped }
    var sender: Address {
        get { Address(wrapped.sender) }
        set { wrapped.sender = newValue.wrapped }
    }
    var receiver: Receipt {
        get { Receipt(wrapped.receiver) }
        set { wrapped.receiver = newValue.wrapped }
    }
}

final class ObjectiveEnvelope {
    let wrapped: Shipment
    init(_ wrapped: Shipment) { self.wrapped = wrapped }
    var header: Address { Address(wrapped.sender) }
    var parcels: [Parcel] { wrapped.parcels.map { Parcel($0) } }
}

final class ShipmentDesk {
    private let address: String
    init(shipment: ObjectiveShipment) { address = shipment.sender.wrapped }
    func open() -> Int {
        let envelope = ObjectiveEnvelope(Shipment())
        return envelope.parcels.count + ObjectiveShipment(envelope.wrapped).sender.wrapped.count + address.count
    }
}
