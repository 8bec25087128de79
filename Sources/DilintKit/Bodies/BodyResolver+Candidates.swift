import SwiftFacts

/// Which of the functions of a name a call means, and which argument becomes which parameter.
extension BodyResolver {
    /// The initializer whose labels fit, of the type or of a superclass it inherits them from. Its parameters are noted
    /// for the arguments.
    mutating func initializer(of type: TypeID, call: Int) -> FunctionID? {
        // Step by step: a walk would count holders of the index, which threads share.
        var current = type
        for _ in 0..<TypeScope.maximumNesting {
            let candidates = functions(named: .none, of: current, call: call)
            if let found = firstFitting(candidates, call: call, .initializers) {
                addInheritedRivals(above: current, of: found, call: call)
                return found
            }
            if index.types[current.index].kind != .class || current != type && hasInitializer(current) { return nil }
            guard let superclass = index.inheritance[current.index].superclass else { return nil }
            current = superclass
        }
        return nil
    }

    /// Initializers of superclasses may be meant as well.
    private mutating func addInheritedRivals(above type: TypeID, of found: FunctionID, call: Int) {
        var (current, rest) = (type, Self.inheritedInView)
        for _ in 0..<Self.inheritedInView {
            guard let superclass = index.inheritance[current.index].superclass else { return }
            let candidates = functions(named: .none, of: superclass, call: call)
            addRivals(candidates, of: found, call: call, .inherited, rest: &rest)
            current = superclass
        }
    }

    /// Which functions of a name are meant.
    private enum Sort {
        /// All.
        case functions
        case ofTypes
        case ofInstances
        case initializers
        /// Initializers of a superclass that its subclasses may have, too.
        case inherited
    }

    private func isMeant(_ id: FunctionID, _ sort: Sort) -> Bool {
        guard isVisible(id) else { return false }
        switch sort {
        case .functions: return true
        case .ofTypes: return index.isOfType(id)
        case .ofInstances: return !index.isOfType(id)
        case .initializers: return isAvailableInitializer(id)
        case .inherited: return isAvailableInitializer(id) && index.fact(id).flags.contains(.isConvenience)
        }
    }

    /// The first of some functions that can be seen and whose labels fit; the others become its rivals.
    private mutating func firstFitting(_ candidates: OverloadCandidates, call: Int, _ sort: Sort) -> FunctionID? {
        if !rivals.isEmpty { rivals.removeAll(keepingCapacity: true) }
        var found: FunctionID?
        var others = 0
        for id in candidates where isMeant(id, sort) {
            if let found {
                others += 1
                // What is not looked at might be meant as well: the first is as good as any.
                if others > Self.overloadsInView {
                    rivals.removeAll(keepingCapacity: true)
                    break
                }
                if !isSecondOf(id, found), fits(id, call: call, { _, _ in }) { rivals.append(id) }
            } else if match(id, call: call) {
                found = id
            }
        }
        return found
    }

    private mutating func isSecondOf(_ id: FunctionID, _ first: FunctionID) -> Bool {
        knownSeconds.answer(id, first) { [index] in index.isSecondOf(id, first) }
    }

    /// Functions of an ancestor may be meant as well, except for those that a nearer one takes the place of.
    ///
    /// - Parameter rest: How many more are looked at.
    private mutating func addRivals(
        _ candidates: OverloadCandidates, of first: FunctionID, call: Int, _ sort: Sort, rest: inout Int
    ) {
        // Each is compared with all that are known.
        for id in candidates where rest > 0 && rivals.count < 2 * Self.inheritedInView {
            rest -= 1
            guard isMeant(id, sort), !index.takesThePlace(first, of: id),
                !rivals.contains(where: { index.takesThePlace($0, of: id) }), fits(id, call: call, { _, _ in })
            else { continue }
            rivals.append(id)
        }
    }

    private func isAvailableInitializer(_ id: FunctionID) -> Bool {
        let fact = index.fact(id)
        return fact.kind == .initializer && !fact.flags.contains(.isUnavailable)
    }

    private func hasInitializer(_ type: TypeID) -> Bool {
        index.members.named(.none, of: type).contains { entry in
            if case .function(let id) = entry.member { isAvailableInitializer(id) } else { false }
        }
    }

    /// The global function whose labels fit.
    mutating func globalFunction(_ name: NameID, call: Int) -> FunctionID? {
        firstFitting(functions(named: name, of: .none, call: call), call: call, .functions)
    }

    /// The first function of a name, whatever its labels.
    func anyFunction(_ name: NameID, of owner: TypeID) -> FunctionID? {
        if !owner.isNone { return index.anyFunction(name, of: owner) }
        return index.members.functions(named: name, of: .none, seenFrom: file) { [.any] }.first { isVisible($0) }
    }

    /// A file's private functions are nobody else's, whatever type they extend.
    private func isVisible(_ id: FunctionID) -> Bool {
        index.isVisible(index.fact(id).access, in: id.fileIndex, from: file)
    }

    /// The method whose labels fit.
    ///
    /// - Parameter isStatic: Whether it is called on a type; nil where nothing tells.
    mutating func memberFunction(_ name: NameID, of type: TypeID, isStatic: Bool?, call: Int) -> FunctionID? {
        let sort = isStatic.map { $0 ? Sort.ofTypes : .ofInstances } ?? .functions
        var chain = index.lookupChain(of: type)
        while let owner = chain.next() {
            let candidates = functions(named: name, of: owner, call: call)
            guard let found = firstFitting(candidates, call: call, sort) else { continue }
            var rest = Self.inheritedInView
            for ancestor in chain.prefix(Self.inheritedInView) where rest > 0 {
                let candidates = functions(named: name, of: ancestor, call: call)
                addRivals(candidates, of: found, call: call, sort, rest: &rest)
            }
            return found
        }
        return nil
    }

    /// Functions of a name among which are all that a call may fit.
    private func functions(named name: NameID, of type: TypeID, call: Int) -> OverloadCandidates {
        index.members.functions(named: name, of: type, seenFrom: file) { traits(of: call) }
    }

    /// What a function has that a call fits.
    private func traits(of call: Int) -> [Overloads.Trait] {
        var traits: [Overloads.Trait] = []
        var hasArguments = false
        for row in tree.arguments(of: call) {
            hasArguments = true
            if !isBareTrailing(row) { traits.append(.label(rows[row].name)) }
        }
        if traits.isEmpty { return [hasArguments ? .any : .needsNothing] }
        return traits
    }

    /// Whether an argument is a trailing closure without a label, which becomes a parameter of any.
    private func isBareTrailing(_ argument: Int) -> Bool {
        rows[argument].name.isNone && rows[argument].flags.contains(.isTrailing)
    }

    // MARK: Arguments

    /// Whether a call's labels fit a function's parameters; if they do, notes for every argument which one it becomes.
    mutating func match(_ function: FunctionID, call: Int) -> Bool {
        let values = values
        let fits = fits(function, call: call) { argument, place in
            values[argument].target = .parameter(ParameterID(file: function.fileIndex, row: place))
        }
        if !fits { forgetTargets(ofCall: call) }
        return fits
    }

    /// Whether a call's labels fit a function's parameters.
    /// - Parameter become: Told of every argument which parameter it becomes, until one fits none.
    func fits(_ function: FunctionID, call: Int, _ become: (_ argument: Int, _ place: Int) -> Void) -> Bool {
        // The table alone: the file would count one more holder for each function that is tried.
        let facts = index.files[function.fileIndex].parameters
        let parameters = index.files[function.fileIndex].functions[function.index].parameters
        var next = parameters.lowerBound
        for argument in tree.arguments(of: call) {
            guard let place = parameter(for: argument, in: next..<parameters.upperBound, of: function, facts) else {
                return false
            }
            become(argument, Int(place))
            next = facts[Int(place)].flags.contains(.isVariadic) ? place : place + 1
        }
        while next < parameters.upperBound {
            guard facts[Int(next)].mayBeLeftOut else { return false }
            next += 1
        }
        return true
    }

    /// The first of some parameters that takes an argument; nil where one before it may not be left out.
    private func parameter(
        for argument: Int, in places: Range<UInt32>, of function: FunctionID, _ facts: RowView<ParameterFact>
    ) -> UInt32? {
        let label = rows[argument].name
        let isBareTrailing = isBareTrailing(argument)
        for place in places {
            let parameter = facts[Int(place)]
            if isBareTrailing {
                let type = index.parameterTypes[function.fileIndex][Int(place)]
                if type.wrappers.contains(.function) || type.isUnknown { return place }
            } else if parameter.label == label {
                return place
            }
            guard parameter.mayBeLeftOut else { return nil }
        }
        return nil
    }

    mutating func forgetTargets(ofCall call: Int) {
        for argument in tree.arguments(of: call) { values[argument].target = nil }
    }

    mutating func matchMemberwise(_ type: TypeID, call: Int) {
        guard index.types[type.index].kind == .struct else { return }
        for argument in tree.arguments(of: call) {
            if let id = memberwise(type, rows[argument].name) { values[argument].target = .memberwise(id) }
        }
    }

    /// The property that an argument of a synthesised initializer becomes.
    func memberwise(_ type: TypeID, _ label: NameID) -> PropertyID? {
        guard !label.isNone else { return nil }
        for entry in index.members.named(label, of: type) {
            guard case .property(let id) = entry.member else { continue }
            if index.fact(id).flags.isDisjoint(with: [.isStatic, .isComputed]) { return id }
        }
        return nil
    }

    /// Whether a call's labels fit the initializer that is made of a struct's properties.
    func fitsMembers(of type: TypeID, call: Int) -> Bool {
        guard index.hasMemberwiseInitializer(type) else { return false }
        let labels = tree.arguments(of: call).map { rows[$0].name }
        let members = index.members.all(of: type)
        guard !labels.isEmpty, labels.allSatisfy({ memberwise(type, $0) != nil }),
            members.count <= Self.overloadsInView
        else { return false }
        return members.allSatisfy { entry in
            guard case .property(let id) = entry.member else { return true }
            let flags = index.fact(id).flags
            return !flags.isDisjoint(with: [.isStatic, .isComputed, .hasInitialValue]) || labels.contains(entry.name)
                || !flags.contains(.isLet) && index.type(of: id).wrappers.contains(.optional)
        }
    }
}
