import SwiftFacts

/// Shared instances that tell of the device or its screen alone, as `UIDevice.current` does: what surrounds all code, and no
/// service that any of it is given.
///
///     final class DeviceInfo {
///         static let current = DeviceInfo()
///         private let device = Device.current
///         var isPad: Bool { device.isPad }
///     }
extension Project {
    /// Whether a class, as its name says, is there to tell of the device: it is made of nothing, shows plain values that nobody
    /// sets, and works them out by what is ambient itself.
    ///
    /// - Complexity: O(members, and calls and accesses of their code) for a class of such a name
    func tellsOfDevice(_ type: TypeID) -> Bool {
        let shapes = classification.shapes
        guard index.linked.names.begins(index.types[type.index].name, withWordOf: Self.deviceWords),
            index.types[type.index].kind == .class, index.inheritance[type.index].superclass == nil,
            index.ancestors[type.index].isEmpty, index.outsideAncestors[type.index].isEmpty,
            !shapes.hasInstanceMethods(type), shapes.taken(by: type).isEmpty,
            case let properties = shapes.instanceProperties[type.index], properties.count <= Self.factsInView
        else { return false }
        return properties.contains { fact($0).flags.contains(.isComputed) } && properties.allSatisfy(isDeviceFact)
    }

    /// `DeviceInfo`, `ScreenSize`
    private static let deviceWords: WordList = ["Device", "Screen"]
    /// Far above what people want to know of a device; each access to what tells of it asks for all.
    private static let factsInView = 128

    /// Whether a property is worked out of what is ambient, or keeps something from elsewhere for those that are.
    private func isDeviceFact(_ id: PropertyID) -> Bool {
        let (fact, type) = (fact(id), type(of: id))
        guard fact.flags.contains(.isComputed) else {
            return fact.access <= .fileprivate && type.instance.map { !index.types[$0.index].isDeclared } ?? true
                && !classification.isDependency(type) && isAmbient(body: fact.initialValue, of: id.fileIndex)
        }
        return !fact.flags.contains(.isSettable) && classification.isPlainValue(type)
            && isAmbient(body: fact.accessors, of: id.fileIndex)
    }

    /// Whether code reaches nothing but what surrounds it, and asks no code of the project.
    private func isAmbient(body: Int32, of file: Int) -> Bool {
        guard body >= 0 else { return true }
        let (calls, accesses) = (uses[file].calls, uses[file].accesses)
        return calls[calls.range(of: body, by: \.site.body)].allSatisfy { call in
            switch call.callee {
            case .unresolved: true
            case .outsideConstruction(let name): index.plainTypes.contains(name)
            case .construction, .function, .delegation: false
            }
        }
            && accesses[accesses.range(of: body, by: \.site.body)].allSatisfy { access in
                guard case .outside(let type, let member) = access.target else { return false }
                if case .member(nil, let asked) = access.flow, platform.isSurroundings(asked, of: type) { return true }
                return !platform.isService(type: type, member: member) && !platform.isGlobal(type)
            }
    }
}
