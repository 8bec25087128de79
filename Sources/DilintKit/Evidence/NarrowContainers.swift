import SwiftFacts

/// Containers that are as narrow as whoever takes them needs.
extension Project {
    /// Whether a container protocol is narrow: made for this one type, which uses all its members, or lets a closure that it
    /// is handed do so; handing one on is not using it.
    func isMadeFor(
        _ injection: Injection, _ container: TypeID, _ read: [MemberID], _ reader: inout JourneyReader
    ) -> Bool {
        guard index.types[container.index].kind == .protocol else { return false }
        let bearsItsName = index.text(index.types[container.index].name).hasPrefix(
            index.text(index.types[injection.type.index].name))
        guard bearsItsName || types.takers(of: container) == [injection.type] else { return false }
        if reader.isToldToClosure(injection) { return true }
        let members = mentions.members(through: reader.carriers(of: injection))
        let mentions = Dictionary(members.map { ($0.member, $0.mentions) }, uniquingKeysWith: +)
        return index.members.all(of: container).allSatisfy { entry in
            switch entry.member {
            case .property(let id):
                // What is no dependency may be read for what it says, or not at all.
                return !fact(id).flags.contains(.isRequirement) || !classification.isDependency(property: id)
                    || reader.journey(ofMember: mentions[id] ?? [], in: injection.type).isUsed
            case .function(let id): return !fact(id).flags.contains(.isRequirement) || read.contains(entry.member)
            }
        }
    }
}
