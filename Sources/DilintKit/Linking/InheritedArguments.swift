import SwiftFacts

/// What a declaration tells a type that it inherits from: `PageModel` of `class Page: Screen<PageModel>`.
struct InheritedArguments: Sendable {
    let first: TypeReference
    let scope: TypeScope
}

extension ProjectIndex {
    /// The generic arguments of a type's superclass, if its name is meant; nil without.
    func inheritedArguments(of type: TypeID, where isMeant: (NameID) -> Bool) -> InheritedArguments? {
        // Extensions name no superclass; it comes first.
        guard let part = parts(of: type).first else { return nil }
        let facts = files[part.fileIndex]
        guard let row = facts.types[part.index].inherited.first else { return nil }
        let node = facts.typeNodes[Int(facts.inheritances[Int(row)].rawValue)]
        guard isMeant(node.name), !node.firstChild.isNone else { return nil }
        // `Screens.Screen<PageModel>`: the qualifier stands before them.
        let first =
            node.kind == .member ? facts.typeNodes[Int(node.firstChild.rawValue)].nextSibling : node.firstChild
        guard !first.isNone else { return nil }
        return InheritedArguments(first: first, scope: TypeScope(file: part.fileIndex, type: part.row))
    }

    /// The type of a property that a type inherits from a generic superclass, where that is what the type tells it:
    /// `viewModel` of `class Page: Screen<PageModel>` if `Screen<Model>` says `let viewModel: Model`.
    func inheritedType(of property: PropertyID, in type: TypeID) -> ResolvedType? {
        let written = fact(property).type
        return inheritedType(self.type(of: property), written, of: owner(of: property), in: property.file, by: type)
    }

    /// What the initializers of a class take that it inherits from a generic superclass, as far as that is what it tells the
    /// superclass: a `PageModel` for `final class Page: Screen<PageModel> {}`.
    func inheritedInjections(of type: TypeID) -> [ResolvedType] {
        guard initializers(of: type).isEmpty,
            let superclass = upwards(from: type).dropFirst().first(where: { !initializers(of: $0).isEmpty }),
            isGeneric(superclass)
        else { return [] }
        var found: [ResolvedType] = []
        for initializer in initializers(of: superclass) {
            for id in parameters(of: initializer) {
                let written = fact(id).type
                let told = inheritedType(self.type(of: id), written, of: superclass, in: id.file, by: type)
                if let told { found.append(told) }
            }
        }
        return found
    }

    /// - Parameter written: How a member of `owner`, in a file, writes the type that is `declared` of it.
    private func inheritedType(
        _ declared: ResolvedType, _ written: TypeReference, of owner: TypeID, in file: Int32, by type: TypeID
    ) -> ResolvedType? {
        guard declared.isGenericProduct, !type.isNone, !written.isNone, !owner.isNone, owner != type else { return nil }
        let nodes = files[Int(file)].typeNodes
        var node = nodes[Int(written.rawValue)]
        while node.kind == .optional || node.kind == .implicitlyUnwrapped, !node.firstChild.isNone {
            node = nodes[Int(node.firstChild.rawValue)]
        }
        guard node.kind == .named else { return nil }
        return argument(for: node.name, of: owner, in: type)?.adding(declared.wrappers.intersection(.optional))
    }

    /// What a class tells one of its superclasses for a generic parameter, perhaps through those between.
    private func argument(for parameter: NameID, of superclass: TypeID, in type: TypeID) -> ResolvedType? {
        var way: [TypeID] = []
        var current = type
        while current != superclass {
            guard way.count < TypeScope.maximumNesting, let next = inheritance[current.index].superclass else {
                return nil
            }
            way.append(current)
            current = next
        }
        var parameter = parameter
        for heir in way.reversed() {
            let name = types[current.index].name
            guard let position = genericParameters(of: current).firstIndex(of: parameter),
                let arguments = inheritedArguments(of: heir, where: { $0 == name })
            else { return nil }
            let nodes = files[arguments.scope.file].typeNodes
            var argument = arguments.first
            for _ in 0..<position where !argument.isNone { argument = nodes[Int(argument.rawValue)].nextSibling }
            guard !argument.isNone else { return nil }
            let node = nodes[Int(argument.rawValue)]
            guard node.kind == .named, genericParameters(of: heir).contains(node.name) else {
                return resolve(argument, in: arguments.scope)
            }
            (current, parameter) = (heir, node.name)
        }
        return nil
    }

    /// Names of the generic parameters of a type's declaration.
    private func genericParameters(of type: TypeID) -> [NameID] {
        guard let part = parts(of: type).first else { return [] }
        let facts = files[part.fileIndex]
        return facts.types[part.index].generics.prefix(TypeScope.maximumGenerics)
            .map { facts.genericParameters[Int($0)] }.filter { !$0.isRequirement }.map(\.name)
    }
}
