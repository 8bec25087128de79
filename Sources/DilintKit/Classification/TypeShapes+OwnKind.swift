import SwiftFacts

/// Methods that give back one of their own type, or what that keeps.
extension TypeShapes {
    /// Whether a static function of a type gives back its kind: `static func live() -> Self`.
    func isNamedConstructor(_ id: FunctionID, of type: TypeID) -> Bool {
        index.fact(id).flags.contains(.isStatic) && givesItsKind(id, type)
    }

    /// Whether what a function gives back is one of a type, written by its name or as `Self`.
    func givesItsKind(_ id: FunctionID, _ type: TypeID) -> Bool {
        let result = index.fact(id).result
        guard !result.isNone else { return false }
        return index.resultType(of: id).instance == type
            || index.files[id.fileIndex].typeNodes[Int(result.rawValue)].kind == .selfType
    }

    /// Whether a method gives back what it is called on, as the steps of a builder do, be it as a protocol of that: one that
    /// constructs what it gives as such may stand for something else.
    ///
    ///     final class LabelBuilder: LabelBuilding { func bold() -> any LabelBuilding { isBold = true; return self } }
    func isStep(_ id: FunctionID, of type: TypeID) -> Bool {
        if index.fact(id).flags.contains(.isStatic) { return false }
        if givesItsKind(id, type) { return true }
        guard let given = index.resultType(of: id).instance else { return false }
        return index.types[given.index].kind == .protocol && index.ancestors[type.index].contains(given)
            && !isMaking(id)
    }

    /// The kind that a method has one of for the closure it is handed, where that is the method's own type or one of its
    /// protocols, and all that the closure is told: whoever is handed a container may do something with another one of it.
    ///
    ///     func inBackground<T>(_ work: (any Services) throws -> T) rethrows -> T
    func kindLent(by id: FunctionID) -> TypeID? {
        let fact = index.fact(id)
        guard fact.kind == .method, !fact.flags.contains(.isStatic), fact.parameters.count == 1,
            let taken = index.parameters(of: id).first.map({ index.fact($0).type }), !taken.isNone
        else { return nil }
        let nodes = index.files[id.fileIndex].typeNodes
        let closure = nodes[Int(taken.rawValue)]
        guard closure.kind == .function, !closure.firstChild.isNone,
            case let told = nodes[Int(closure.firstChild.rawValue)].nextSibling, !told.isNone,
            nodes[Int(told.rawValue)].nextSibling.isNone
        else { return nil }
        let owner = index.owner(of: id)
        if nodes[Int(told.rawValue)].kind == .selfType { return owner }
        let scope = TypeScope(file: id.fileIndex, type: fact.owner, generics: fact.generics)
        guard !owner.isNone, let lent = index.resolve(told, in: scope).instance, index.isKind(owner, of: lent) else {
            return nil
        }
        return lent
    }

    /// Whether all that a method does is give out a stored property of its type, or a static, as that itself would:
    /// `func harbour() -> any Harbouring { _harbour }`. O(log uses of the file)
    func givesOutKept(_ id: FunctionID) -> Bool {
        let (fact, uses) = (index.fact(id), uses[id.fileIndex])
        guard fact.kind == .method, fact.parameters.isEmpty, fact.body >= 0, !fact.result.isNone,
            fact.flags.isDisjoint(with: [.isStatic, .isAsync, .isMutating]),
            let kept = givenOut(by: uses, body: fact.body)
        else { return false }
        return index.owner(of: kept) == index.owner(of: id) && !index.fact(kept).flags.contains(.isComputed)
    }

    /// The property that a body gives out where it does nothing else.
    private func givenOut(by uses: FileUses, body: Int32) -> PropertyID? {
        let mentions = uses.mentions[uses.mentions.range(of: body, by: \.site.body)]
        let accesses = uses.accesses[uses.accesses.range(of: body, by: \.site.body)]
        guard mentions.count + accesses.count == 1, uses.calls.range(of: body, by: \.site.body).isEmpty else {
            return nil
        }
        if let mention = mentions.first, case .property(let kept) = mention.carrier, mention.flowKind == .returned {
            return kept
        }
        if let access = accesses.first, case .property(let kept) = access.target, access.flowKind == .returned {
            return kept
        }
        return nil
    }

    /// Whether nobody but a type's own code gets hold of an instance: it makes one itself, for a static that it keeps to
    /// itself, and gives out none. What others have of it are its statics, as of a type without instances.
    ///
    ///     final class Backend {
    ///         private static let shared = Backend()
    ///         static var api: any API { shared.api }
    ///     }
    ///
    /// - Complexity: O(its members)
    func hidesItsInstance(_ type: TypeID) -> Bool {
        let fact = index.types[type.index]
        guard fact.isDeclared, fact.kind == .class || fact.kind == .struct, !isConstructed(type),
            !isTakenByInitializer(type), !isGlobal(type)
        else { return false }
        var keepsOne = false
        for id in staticPropertyIDs[type.index] where isOne(index.type(of: id), of: type) {
            if index.fact(id).access > .fileprivate { return false }
            keepsOne = keepsOne || !index.fact(id).flags.contains(.isComputed)
        }
        return keepsOne
            && methodIDs[type.index].allSatisfy { id in
                let fact = index.fact(id)
                return !fact.flags.contains(.isStatic) || fact.access <= .fileprivate
                    || !isOne(index.resultType(of: id), of: type)
            }
    }

    /// Whether what is given may be an instance of a type, be it one of several or behind a protocol.
    private func isOne(_ given: ResolvedType, of type: TypeID) -> Bool {
        given.nominalHead.map { index.isKind(type, of: $0) } ?? false
    }
}
