import SwiftFacts

/// An object that a call makes, by one of its type's initializers.
struct MadeObject: Hashable, Sendable {
    var type: TypeID
    /// Nil for that which the compiler makes, and where none is known.
    var initializer: FunctionID?
    /// Nothing is passed for what the initializer takes by default.
    var leavesDefaults: Bool

    /// O(parameters)
    init(_ call: Call, _ type: TypeID, by initializer: FunctionID?, in index: ProjectIndex) {
        (self.type, self.initializer) = (type, initializer)
        leavesDefaults = initializer.map { call.leavesDefaults(of: $0, in: index) } ?? (call.argumentCount == 0)
    }
}

extension Call {
    /// Whether it passes to a function no more than what that cannot do without. O(parameters)
    func leavesDefaults(of function: FunctionID, in index: ProjectIndex) -> Bool {
        Int(self.argumentCount) <= index.parameters(of: function).count { !index.fact($0).mayBeLeftOut }
    }
}
