import SwiftFacts

/// What static code reaches that instances of its type could be given, in hints.
extension Project {
    /// Whether code of a private static is there for instances alone, which can have what it reaches from those who make them.
    ///
    ///     private static var defaults: UserDefaults { .standard }
    ///
    /// - Complexity: O(calls or accesses of the file) for a private static
    func isForInstances(_ site: Site) -> Bool {
        let type = index.enclosingType(of: site)
        func isOfInstance(_ user: Site) -> Bool { index.enclosingType(of: user) == type && !index.isStatic(user) }
        if let function = index.function(at: site) {
            guard fact(function).access <= .fileprivate, let calls = callsInView(of: function) else { return false }
            return !calls.isEmpty && calls.allSatisfy { isOfInstance($0.site) }
        }
        let accesses = uses[site.fileIndex].accesses
        guard let property = index.property(at: site), fact(property).access <= .fileprivate,
            accesses.count <= Self.accessesInView
        else { return false }
        let reading = accesses.filter { if case .property(property) = $0.target { true } else { false } }
        return !reading.isEmpty && reading.allSatisfy { isOfInstance($0.site) }
    }

    /// What a hint says besides where code is the value of a private static that is there for instances alone: a static's value
    /// cannot be made of what an initializer takes.
    ///
    ///     private static let folder = FileManager.default.temporaryDirectory
    func makingOfInstance(_ hint: Hint, at site: Site) -> Hint {
        guard index.body(at: site).kind == .initialValue, let id = index.property(at: site),
            fact(id).flags.isSuperset(of: [.isStatic, .hasInitialValue]), canTake(index.enclosingType(of: site)),
            isForInstances(site), hint.text.hasPrefix("Let ")
        else { return hint }
        let making = "Make `\(index.text(fact(id).name))` a property of the instance"
        return Hint("\(making), and l" + hint.text.dropFirst(), ofSeveral: hint.ofSeveral)
    }

    /// How an instance reaches what static code of its type does, where that is as often at least, as far as it stands in one
    /// file, and the type can take it; the first place.
    ///
    /// - Complexity: O(shared accesses of the file)
    func accessOfInstance(besides access: StaticAccess) -> StaticAccess? {
        let file = access.site.fileIndex
        guard index.isStatic(access.site), case let type = index.enclosingType(of: access.site), canTake(type),
            uses[file].accesses.count <= Self.accessesInView
        else { return nil }
        var first: StaticAccess?
        var (inStatics, inInstances) = (0, 0)
        for entry in sharedAccesses[file] {
            let other = uses[file].accesses[entry.number]
            guard other.target == access.target, index.enclosingType(of: other.site) == type,
                !isDefault(other, number: entry.number, reaching: entry.reached)
            else { continue }
            if index.isStatic(other.site) {
                inStatics += 1
            } else if !isInForeignExtension(other.site, to: type) {
                inInstances += 1
                first = first ?? other
            }
        }
        return inInstances >= inStatics ? first : nil
    }

    /// What a hint about what instances take says besides, for several places, where static code of the type reaches the same, as
    /// far as it stands in one file: no instance is there to ask. What gives a static its value can be handed nothing.
    ///
    /// - Complexity: O(shared accesses of the file)
    func alsoToStatics(_ hint: Hint, besides access: StaticAccess) -> Hint {
        let (file, type) = (access.site.fileIndex, index.enclosingType(of: access.site))
        // A sentence that has two ways already says enough.
        guard hint.ofSeveral.hasPrefix("Let "), !hint.ofSeveral.contains(" or "), !type.isNone,
            uses[file].accesses.count <= Self.accessesInView
        else { return hint }
        let isReached = sharedAccesses[file].contains { entry in
            let other = uses[file].accesses[entry.number]
            return other.target == access.target && index.isStatic(other.site)
                && index.enclosingType(of: other.site) == type && index.body(at: other.site).kind != .initialValue
                && !isDefault(other, number: entry.number, reaching: entry.reached) && !isAssembly(other.site)
                && !isMakingStatic(other.site) && !assemblers.handsIn(other, in: self)
        }
        return isReached
            ? Hint(hint.text, ofSeveral: hint.ofSeveral + ", and hand it to its static code as an argument") : hint
    }
}
