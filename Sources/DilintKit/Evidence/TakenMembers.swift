import SwiftFacts

extension Project {
    /// What can be taken instead of a container's member: nobody takes a method, of what lends another container what is
    /// read of that, and in place of an answer to a question whatever is asked for it.
    func taken(of member: MemberID) -> String {
        switch member {
        case .property(let id): index.text(fact(id).name)
        case .function(let id) where classification.shapes.kindLent(by: id) != nil:
            "what is read in `\(index.text(fact(id).name))`"
        case .function(let id):
            "what `\(index.text(fact(id).name))` "
                + (index.resultType(of: id).head == .void ? "does" : isQuestion(id) ? "needs" : "gives")
        }
    }

    /// Whether a function gives back a value that follows from what it is told.
    private func isQuestion(_ id: FunctionID) -> Bool {
        !fact(id).parameters.isEmpty && classification.isPlainValue(index.resultType(of: id))
    }
}
