// A protocol that only looks members up by their names asks for no work. One that asks for anything by a key does.
// only: self-made-dependency

protocol DynamicLooking {
    subscript(dynamicMember name: String) -> Any? { get }
}

class Node: DynamicLooking {
    subscript(dynamicMember name: String) -> Any? { nil }
}

protocol Drawers {
    subscript(key: String) -> Any? { get }
}

final class OakDrawers: Drawers {
    subscript(key: String) -> Any? { nil }
}

final class CabinetViewModel {
    private let node = Node()
    private let drawers = OakDrawers()
    //                    ^ note: [self-made-dependency] {{CabinetViewModel creates OakDrawers, which it could be given}}
    func open() -> Bool { drawers["top"] != nil && node[dynamicMember: "top"] != nil }
}
