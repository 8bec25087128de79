// A class that can be copied is a value, whatever else it promises.
// only: dependency-pipeline

import Foundation

protocol Packing {
    func packed() -> Data
    func seal()
}

final class Address: NSObject, NSCopying, Packing {
    private let text: String
    init(text: String) { self.text = text }
    func copy(with zone: NSZone? = nil) -> Any { Address(text: text) }
    func packed() -> Data { Data(text.utf8) }
    func seal() {}
}

final class Postman: NSObject, Packing {
    func packed() -> Data { Data() }
    func seal() {}
}

final class ParcelCoordinator {
    private let address: Address
    private let postman: Postman
    init(address: Address, postman: Postman) {
    //                     ^ warning: [dependency-pipeline] {{ParcelCoordinator takes Postman only to hand it on: ParcelCoordinator → ParcelModel, which uses it}}
        self.address = address
        self.postman = postman
    }
    func start() -> Data { ParcelModel(address: address, postman: postman).send() }
}

final class ParcelModel {
    private let address: Address
    private let postman: Postman
    init(address: Address, postman: Postman) {
        self.address = address
        self.postman = postman
    }
    func send() -> Data {
        postman.seal()
        return address.packed()
    }
}
