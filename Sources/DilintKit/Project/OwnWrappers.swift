import SwiftFacts

/// Property wrappers as a part of those whose properties they wrap.
extension Project {
    /// Whether code is that of a wrapper which wraps properties of the very type whose shared instance it reaches, and of no other
    /// one: it is that type's own.
    ///
    ///     @propertyWrapper struct Kept { var wrappedValue: Int { Vault.shared.numbers[key] ?? 0 } … }
    ///     final class Vault { static let shared = Vault() ; @Kept(key: "depth") var depth … }
    ///
    /// - Complexity: O(attributes) where there is such a wrapper
    func isOfOwnWrapper(_ access: StaticAccess) -> Bool {
        let wrapper = index.enclosingType(of: access.site)
        guard !wrapper.isNone, roles(of: wrapper).contains(.propertyWrapper), case .property(let id) = access.target,
            let reached = SharedInstances.instance(id, in: index), wraps(wrapper, propertyOf: reached)
        else { return false }
        let name = index.types[wrapper.index].name
        return index.files.indices.allSatisfy { file in
            !uses[file].localWrappers.contains { $0.name == name }
                && wrappedProperties(named: name, by: wrapper, in: file).allSatisfy {
                    index.outwards(from: owner(of: $0)).contains(reached)
                }
        }
    }

    /// Whether a property wrapper keeps what some property of a type's instances has: there is one once there is the instance.
    func wraps(_ wrapper: TypeID, propertyOf type: TypeID) -> Bool {
        let name = index.types[wrapper.index].name
        return classification.shapes.instanceProperties[type.index].contains { isWrapped($0, by: wrapper, named: name) }
    }

    private func wrappedProperties(named name: NameID, by wrapper: TypeID, in file: Int) -> [PropertyID] {
        let facts = index.files[file]
        guard facts.attributes.contains(where: { $0.name == name }) else { return [] }
        return facts.properties.indices.lazy.map { PropertyID(file: file, row: $0) }
            .filter { self.isWrapped($0, by: wrapper, named: name) }
    }

    private func isWrapped(_ id: PropertyID, by wrapper: TypeID, named name: NameID) -> Bool {
        let facts = index.files[id.fileIndex]
        return fact(id).attributes.contains { facts.attributes[Int($0)].name == name }
            && index.typeName(name, in: TypeScope(file: id.fileIndex, type: fact(id).owner))?.nominalHead == wrapper
    }
}
