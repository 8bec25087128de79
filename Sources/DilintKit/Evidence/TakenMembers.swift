import SwiftFacts

extension Project {
    /// What can be taken instead of a container's member: nobody takes a method, and of what lends another container what is
    /// read of that.
    func taken(of member: MemberID) -> String {
        switch member {
        case .property(let id): index.text(fact(id).name)
        case .function(let id) where classification.shapes.kindLent(by: id) != nil:
            "what is read in `\(index.text(fact(id).name))`"
        case .function(let id):
            "what `\(index.text(fact(id).name))` "
                + (index.resultType(of: id).head == .void ? "does" : "gives")
        }
    }
}
