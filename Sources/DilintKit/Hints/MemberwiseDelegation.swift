import SwiftFacts

/// Short initializers of structs that leave the work to the one that the compiler makes of the properties.
///
///     extension Badge {
///         init(_ title: String) { self.init(title: title, store: .shared) }
///     }
extension Project {
    /// The property that an argument becomes where code calls the initializer which is made of its type's properties.
    func memberSet(at place: ArgumentPlace, of site: Site) -> PropertyID? {
        guard place.call >= 0, case .memberwise(let id)? = place.target,
            isDelegationToMembers(uses[site.fileIndex].calls[Int(place.call)])
        else { return nil }
        return id
    }

    private func isDelegationToMembers(_ call: Call) -> Bool {
        if case .delegation(nil, isSuper: false) = call.callee {
            index.hasMemberwiseInitializer(index.enclosingType(of: call.site))
        } else {
            false
        }
    }

    /// What to do about a short initializer that only leaves out what is reached: the one that is made of the properties takes
    /// all else that the short one takes. nil of another one, which would be missed.
    func droppingShortOfMembers(_ short: FunctionID, for handed: HandedIn) -> String? {
        guard case .argument(let place)? = handed.access?.flow, let property = memberSet(at: place, of: handed.site),
            case let type = owner(of: short)
        else { return nil }
        let needed = memberwiseProperties(of: type, seenFrom: handed.site)
        let taken =
            needed.contains(property)
            ? needed : memberwiseProperties(of: type, seenFrom: handed.site, withDefaults: true)
        guard takes(taken.filter { $0 != property }, allThatIsTakenBy: short) else { return nil }
        let name = initializerName(short, adding: nil)
        let whole = Self.initializerName(taken.map { index.text(fact($0).name) })
        let isVisible = index.memberwiseAccess(to: type) >= min(fact(short).access, index.types[type.index].access)
        return isVisible
            ? "Drop `\(name)`, so that every caller decides what it passes to the memberwise `\(whole)`"
            : "Write the memberwise `\(whole)` out, as visible as `\(name)`, so that every caller may decide what it passes"
    }

    /// Whether there is a property for each parameter of an initializer: of its type, and as many of one type as it takes.
    private func takes(_ properties: [PropertyID], allThatIsTakenBy short: FunctionID) -> Bool {
        var left = properties
        return index.parameters(of: short).allSatisfy { parameter in
            let type = type(of: parameter)
            let alike = left.indices.filter { self.type(of: left[$0]) == type }
            let named = alike.first { fact(left[$0]).name == fact(parameter).name }
            guard let place = named ?? (type.isUnknown ? nil : alike.first) else { return false }
            left.remove(at: place)
            return true
        }
    }
}
