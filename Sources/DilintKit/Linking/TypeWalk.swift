/// A type, then those around it or above it, one after the other; without an array of its own.
///
/// It ends at `TypeScope.maximumNesting`: thousands of types one in the other cost no more than that each, and classes
/// that derive from one another come to an end.
struct TypeWalk: Sequence, IteratorProtocol {
    fileprivate enum Direction {
        case outwards, upwards
    }

    private let index: ProjectIndex
    private let direction: Direction
    private var current: TypeID
    private var left = TypeScope.maximumNesting

    fileprivate init(_ direction: Direction, from type: TypeID, in index: ProjectIndex) {
        self.index = index
        self.direction = direction
        current = type
    }

    mutating func next() -> TypeID? {
        guard !current.isNone, left > 0 else { return nil }
        left -= 1
        let type = current
        current =
            switch direction {
            case .outwards: index.types[type.index].enclosing
            case .upwards: index.inheritance[type.index].superclass ?? .none
            }
        return type
    }
}

extension ProjectIndex {
    /// A type, the type that it is nested in, and so on; nothing for none.
    func outwards(from type: TypeID) -> TypeWalk { TypeWalk(.outwards, from: type, in: self) }

    /// A type, its superclass of the project, and so on; nothing for none.
    func upwards(from type: TypeID) -> TypeWalk { TypeWalk(.upwards, from: type, in: self) }
}
