// Messages that a generator writes keep what they could not read in a storage of the library's: that makes no service of them. A
// storage of one's own does.
// only: massive-initializer

import SwiftProtobuf

struct HullMessage {
    var length = 0
    var unknownFields = SwiftProtobuf.UnknownStorage()
}

struct MastMessage {
    var height = 0
    var unknownFields = SwiftProtobuf.UnknownStorage()
}

final class KeelStorage {
    func length() -> Int { 1 }
}

struct KeelPlan {
    let storage: KeelStorage
    func length() -> Int { storage.length() }
}

struct SailPlan {
    let storage: KeelStorage
    func area() -> Int { storage.length() }
}

struct RopePlan {
    let storage: KeelStorage
    func length() -> Int { storage.length() }
}

struct DeckPlan {
    let storage: KeelStorage
    func planks() -> Int { storage.length() }
}

final class ShipMessage {
    let hull: HullMessage
    let mast: MastMessage
    init(hull: HullMessage, mast: MastMessage, bow: HullMessage?, stern: HullMessage?, mizzen: MastMessage?) {
        self.hull = hull
        self.mast = mast
    }
}

final class ShipYard {
    init(keel: KeelPlan, sail: SailPlan, rope: RopePlan, deck: DeckPlan, storage: KeelStorage) {
//  ^ warning: [massive-initializer] {{ShipYard takes 5 dependencies, more than 4: KeelPlan, SailPlan, RopePlan, DeckPlan, KeelStorage}}
        _ = keel.length() + sail.area() + rope.length() + deck.planks() + storage.length()
    }
}
