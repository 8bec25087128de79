import SwiftFacts

/// What is made on the way to what is kept.
extension Project {
    /// Whether an initializer makes something for what a property is filled with, be it under a local name, and not in a list
    /// with others: there is one from the beginning.
    ///
    ///     let lens = Lens(glass: glass)
    ///     lamp = Lamp(lens: lens)
    func isMadeForKept(_ number: Int, in file: Int) -> Bool {
        let (uses, call) = (uses[file], uses[file].calls[number])
        guard call.isKept, !call.isListed, isAtConstruction(call.site), index.function(at: call.site) != nil else {
            return false
        }
        var current = call
        for outer in uses.outwards(from: call.outer) {
            switch current.flow {
            case .argument, .bound: current = uses.calls[outer]
            default: return false
            }
            guard isMaker(current) else { return false }
            if let property = propertyFilled(by: current) { return !type(of: property).wrappers.contains(.collection) }
        }
        return false
    }

    /// Whether a call makes something: a construction, or a static function that stands for one.
    private func isMaker(_ call: Call) -> Bool {
        switch call.callee {
        case .construction, .outsideConstruction: true
        case .function(let id): fact(id).flags.contains(.isStatic)
        case .delegation, .unresolved: false
        }
    }
}
