import SwiftFacts

/// Containers of libraries that nobody here knows, by what they are told: `engine.register(for: Feed.self) { … }`.
extension Project {
    /// Whether a call tells something from elsewhere how to make what has a type.
    private func tellsContainer(_ call: Call) -> Bool {
        guard call.hasClosureArgument, !call.key.isUnknown, case .unresolved(let name) = call.callee else {
            return false
        }
        return index.linked.names.begins(name, withWordOf: RegistryWords.unmistakablyRegistering)
    }

    /// Whether a call stands in a closure that a container is told to make something with: the container makes it, and
    /// whoever tells it puts together.
    ///
    /// - Parameter number: Of the call among those of its file.
    /// - Complexity: O(calls before it in its body), up to those in view
    func isToldToContainer(_ number: Int, in file: Int) -> Bool {
        let uses = uses[file]
        let site = uses.calls[number].site
        if uses.wiring.isProviderCode(site) { return true }
        var depth = site.closureDepth
        var other = number
        // The nearest call in no closure as deep is the one that takes the closure, or stands in another argument of it.
        while depth > 0, other > uses.calls.startIndex, number - other < Self.callsInView {
            other -= 1
            let call = uses.calls[other]
            guard call.site.body == site.body else { return false }
            guard call.site.closureDepth < depth else { continue }
            if uses.outwards(from: Int32(other)).contains(where: { tellsContainer(uses.calls[$0]) }) { return true }
            depth = call.site.closureDepth
        }
        return false
    }

    /// The properties of a file that hold a container which their type makes itself and tells what to give out: what is made
    /// with one of those is put together, as what the container makes is.
    ///
    ///     private lazy var resolver: Resolving = {
    ///         let engine = Engine()
    ///         engine.register(for: Feed.self) { _ in LiveFeed() }
    ///         return engine
    ///     }()
    ///
    /// - Complexity: O(calls + registrations + mentions)
    func containersMadeAndTold(in file: Int) -> Set<PropertyID> {
        let uses = uses[file]
        var (made, told): (Set<PropertyID>, Set<PropertyID>) = ([], [])
        for call in uses.calls {
            switch call.callee {
            case .outsideConstruction: if let property = propertyFilled(by: call) { made.insert(property) }
            case .unresolved where tellsContainer(call):
                if let property = propertyTold(on: call.baseCarrier, at: call.site) { told.insert(property) }
            case .construction, .function, .delegation, .unresolved: break
            }
        }
        for registration in uses.wiring.registrations where registration.site.body >= 0 {
            if let property = propertyTold(on: registration.receiver.carrier, at: registration.site) {
                told.insert(property)
            }
        }
        if told.isEmpty { return [] }
        told = told.filter { made.contains($0) || isMadeByItsValue($0) }
        for mention in uses.mentions where mention.flowKind == .stored {
            if case .parameter = mention.carrier, case .stored(let kept) = mention.flow { told.remove(kept) }
        }
        return told
    }

    /// Whether a property's initial value is made where it stands: of what takes nothing no call is kept.
    private func isMadeByItsValue(_ property: PropertyID) -> Bool {
        let value = fact(property).initialValue
        return value >= 0 && uses[property.fileIndex].accesses.range(of: value, by: \.site.body).isEmpty
    }

    /// The property that holds what is told something, be it under a local name in the code that makes its value.
    private func propertyTold(on carrier: Carrier?, at site: Site) -> PropertyID? {
        if case .property(let id)? = carrier { return id }
        return index.body(at: site).kind == .initialValue ? index.property(at: site) : nil
    }
}
