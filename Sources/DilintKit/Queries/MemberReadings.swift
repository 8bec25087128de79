import SwiftFacts

/// Who reads a dependency of an object that keeps it: `services.api`, where `services` is a composition, a container, a
/// parameter object, or whatever else has the property.
struct MemberReadings {
    /// Those of one type, of one kind of object.
    struct Group {
        /// The type that reads; none where code outside of types does.
        var reader: TypeID
        /// The type that has the property: `HasAPI`.
        var keeper: TypeID
        var mentions: [Mention]
    }

    private struct Key: Hashable {
        var reader: TypeID
        /// Of code outside of types.
        var file: Int32
        var keeper: TypeID
    }

    /// In the order of their first mentions.
    private(set) var groups: [Group] = []
    private var sites: Set<SourcePlace> = []

    /// - Parameters:
    ///   - properties: The instance properties that hold it.
    ///   - asked: Where it is asked for: what that is told is read no further.
    /// - Complexity: O(mentions of the properties)
    init(of properties: [PropertyID], besides asked: AskedPlaces, in project: Project) {
        var places: [Key: Int] = [:]
        for property in properties {
            let keeper = project.owner(of: property)
            for mention in project.mentions.mentions(of: .property(property)) where !project.isExcluded(mention.site) {
                let reader = project.index.enclosingType(of: mention.site)
                if Self.isPart(reader, of: keeper, project.index) { continue }
                // What others put there they do not read.
                if case .written = mention.flow { continue }
                sites.insert(SourcePlace(mention.site))
                if asked.tells(mention.site) { continue }
                let key = Key(reader: reader, file: reader.isNone ? mention.site.file : -1, keeper: keeper)
                if let place = places[key] {
                    groups[place].mentions.append(mention)
                } else {
                    places[key] = groups.count
                    groups.append(Group(reader: reader, keeper: keeper, mentions: [mention]))
                }
            }
        }
    }

    /// Whether code is the keeper's own: what that reads it reads of itself.
    static func isPart(_ reader: TypeID, of keeper: TypeID, _ index: ProjectIndex) -> Bool {
        guard !reader.isNone else { return false }
        return index.isKind(reader, of: keeper) || index.isKind(keeper, of: reader)
            || index.isNested(reader, in: keeper)
    }

    /// Whether somebody else reads it there of the object that keeps it.
    func contains(_ site: Site) -> Bool { sites.contains(SourcePlace(site)) }

    /// Whether it is somebody else than those of a group who read it there.
    func contains(_ site: Site, besides group: Group) -> Bool {
        contains(site) && !group.mentions.contains { SourcePlace($0.site) == SourcePlace(site) }
    }
}
