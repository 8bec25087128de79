import SwiftFacts

// What helps to assemble.

extension Project {
    /// Whether code is that of a function which its file keeps to itself, or what that takes by default, and which nobody calls
    /// but what registrations run, factories, containers, environments and roots, be it by way of others of its kind: it is a
    /// part of their code, written beside it. What other code that only puts a screen together has a function of its
    /// own for may be something else.
    ///
    ///     single { Adapter.standard() }
    ///     private static func standard(courier: Courier = resolve()) -> Adapter { Adapter(courier: courier) }
    ///
    /// - Complexity: O(calls of the file) for each such function on the way
    func isHelpingToAssemble(_ site: Site) -> Bool {
        guard let first = helper(at: site) else { return false }
        let calls = uses[first.fileIndex].calls
        guard calls.count <= Self.callsInView else { return false }
        var (waiting, seen): ([FunctionID], Set<FunctionID>) = ([first], [first])
        var helps = false
        while let function = waiting.popLast() {
            for call in calls {
                guard case .function(function) = call.callee, !isExcluded(call.site) else { continue }
                if isOfAssembly(call.site) {
                    helps = true
                } else if let caller = helper(at: call.site) {
                    if seen.insert(caller).inserted { waiting.append(caller) }
                } else {
                    return false
                }
            }
            if seen.count > Self.helpersInView { return false }
        }
        return helps
    }

    private func isOfAssembly(_ site: Site) -> Bool {
        if uses[site.fileIndex].wiring.isProviderCode(site) { return true }
        let type = index.enclosingType(of: site)
        if type.isNone { return isMakingEnvironment(site) }
        return assemblies.contains(type) || isMakingClosures(site, of: type)
    }

    /// Whether code outside of types makes an environment, in which others find what they need, for a global or for whoever
    /// calls it, be it in a closure or within what carries it: there it is chosen what is in it, as in a static of its own.
    ///
    ///     func boot(key: String) -> Harbour { Harbour(tides: .live, mail: .live(key: key)) }
    ///     var Current = Harbour(tides: .live, mail: .live(key: ""))
    ///
    /// - Complexity: O(constructions of the body), up to those in view
    func isMakingEnvironment(_ site: Site) -> Bool {
        let calls = uses[site.fileIndex].calls
        let own = calls.range(of: site.body, by: \.site.body)
        guard own.count <= Self.callsInView else { return false }
        let function = index.function(at: site)
        let global = function == nil ? index.property(at: site) : nil
        guard function != nil || global != nil else { return false }
        let isNamed = isGivenName(site)
        return calls[own].contains { call in
            // What stands before it, and has no name to be handed on by, is the function's own work.
            guard case .construction(let made, _) = call.callee, isNamed || call.site.offset <= site.offset,
                index.types[made.index].kind == .struct, isEnvironmentStruct(made)
            else { return false }
            if let function { return names(made, inResultOf: function) }
            guard case .returned = call.flow else { return false }
            return global.map { type(of: $0) }.map { $0.isUnknown || $0.nominalHead == made } ?? false
        }
    }

    /// Whether a local name is made for a static that code reaches.
    private func isGivenName(_ site: Site) -> Bool {
        let accesses = uses[site.fileIndex].accesses
        return accesses[accesses.range(of: site.body, by: \.site.body)].contains { access in
            guard access.site.offset == site.offset, case .bound = access.flow else { return false }
            return true
        }
    }

    /// Whether a type's name stands in what a function is written to give back: `-> (Key) -> Task<Harbour, any Error>`.
    private func names(_ type: TypeID, inResultOf function: FunctionID) -> Bool {
        index.resultType(of: function).nominalHead == type
            || index.isNamed(type, in: fact(function).result, of: function.fileIndex)
    }

    /// Whether it is what an environment that a global keeps has in it unless whoever makes it says otherwise:
    /// `struct World { var api = API.shared }` of `var Current = World()`.
    func isDefaultOfWorld(_ site: Site, of type: TypeID) -> Bool {
        index.body(at: site).kind == .initialValue && !index.isStatic(site) && classification.shapes.isGlobal(type)
            && isEnvironmentStruct(type)
    }

    /// Far above how many people write in a file; each ask of such a function, or of what stands in one, looks at all of
    /// them.
    static let callsInView = 1024
    /// Far above how many such functions call one another.
    private static let helpersInView = 16

    /// The function that code is of, or that takes it by default, if it has no instance of its own and only its file can call
    /// it.
    private func helper(at site: Site) -> FunctionID? {
        guard let function = index.functionOwning(site), case let fact = fact(function), fact.access <= .fileprivate,
            fact.kind == .method,
            fact.flags.contains(.isStatic) || fact.owner < 0
        else { return nil }
        return function
    }
}
