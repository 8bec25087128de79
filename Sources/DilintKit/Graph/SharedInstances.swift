import SwiftFacts

/// Static properties that hold an instance which everybody shares.
enum SharedInstances {
    /// The types that have a shared instance of themselves.
    static func holders(in index: ProjectIndex, statics: [[PropertyID]]) -> [TypeID] {
        index.types.indices.compactMap { type in
            let id = TypeID(type)
            guard index.types[type].isReference, !isGlobalActor(id, index) else { return nil }
            let own = statics[type].filter { instance($0, in: index) == id }
            return own.isEmpty || areConstants(own, in: index) ? nil : id
        }
    }

    /// The class or actor whose instance a static property or global holds: its type, or where that is a protocol
    /// the type that its initial value constructs.
    static func instance(_ id: PropertyID, in index: ProjectIndex) -> TypeID? {
        let type = index.propertyTypes[id.fileIndex][id.index]
        guard let instance = type.instance else { return nil }
        let owner = index.table.type(
            file: id.fileIndex, row: index.files[id.fileIndex].properties[id.index].owner)
        // `static let shared: Signalling = Beacon()` in Beacon holds a Beacon.
        if index.types[instance.index].kind == .protocol, !owner.isNone,
            index.inheritance[owner.index].ancestors.contains(instance)
        {
            return owner
        }
        return instance
    }

    /// Several statics of the own type, built with arguments that tell them apart, are constants.
    static func areConstants(_ statics: [PropertyID], in index: ProjectIndex) -> Bool {
        let stored = statics.filter {
            let flags = index.files[$0.fileIndex].properties[$0.index].flags
            return flags.contains(.hasInitialValue) && !flags.contains(.isComputed)
        }
        guard stored.count >= 2 else { return false }
        return stored.filter { hasConstructorArguments($0, in: index) }.count >= 2
    }

    private static func hasConstructorArguments(_ id: PropertyID, in index: ProjectIndex) -> Bool {
        let facts = index.files[id.fileIndex]
        let body = facts.properties[id.index].initialValue
        guard body >= 0 else { return false }
        let rows = facts.bodies[Int(body)].rows
        return facts.expressions[Int(rows.lowerBound)..<Int(rows.upperBound)].contains { $0.kind == .argument }
    }

    static func isGlobalActor(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.types[type.index].parts.contains { part in
            let facts = index.files[part.fileIndex]
            return facts.types[part.index].attributes.contains {
                facts.attributes[Int($0)].name == index.known.globalActor
            }
        }
    }
}

/// Per type, what the rules ask again and again of its statics; computed once.
struct SharedInstanceTable: Sendable {
    /// By type: its statics of the own type are constants that differ in their arguments.
    private let areConstants: [Bool]
    private let isGlobalActor: [Bool]

    init(index: ProjectIndex) {
        var constants: [Bool] = []
        var actors: [Bool] = []
        for number in index.types.indices {
            let type = TypeID(number)
            let own = index.members.all(of: type).compactMap { entry -> PropertyID? in
                guard case .property(let id) = entry.member,
                    index.files[id.fileIndex].properties[id.index].flags.contains(.isStatic),
                    SharedInstances.instance(id, in: index) == type
                else { return nil }
                return id
            }
            constants.append(own.count >= 2 && SharedInstances.areConstants(own, in: index))
            actors.append(SharedInstances.isGlobalActor(type, index))
        }
        areConstants = constants
        isGlobalActor = actors
    }

    func hasConstants(_ type: TypeID) -> Bool { areConstants[type.index] }

    func isGlobalActor(_ type: TypeID) -> Bool { isGlobalActor[type.index] }
}
