import SwiftFacts

/// Those of some types that hand something to what they make, give dependencies that they have to others, or let others
/// see them: what a type makes out of nothing and for nobody but itself is no assembling, however much it is.
struct Givers {
    private var givers: Set<TypeID>
    /// Those that give away what they have made themselves.
    private var giversOfMade: Set<TypeID> = []
    private let started: Set<TypeID>
    /// Of the functions' parameters that something was handed to: whether that is only asked there.
    private var asked: [ParameterID: Bool] = [:]

    /// - Parameter started: The flows that roots start, and nobody else.
    /// - Complexity: O(calls and mentions of the files that they are declared in): one file may declare thousands.
    init(among types: [TypeID], started: Set<TypeID>, _ project: Project) {
        self.started = started
        let classification = project.classification
        givers = Set(
            types.filter { type in
                classification.shapes.shownProperties(of: type).contains { classification.isDependency(property: $0) }
            })
        let files = Set(types.flatMap { project.index.declarations(of: $0).map(\.fileIndex) })
        for file in files {
            var made: Set<PropertyID> = []
            for call in project.uses[file].constructions {
                guard case .construction(let type, _) = call.callee, classification.isDependencyType[type.index] else {
                    continue
                }
                if call.argumentCount > 0 { givers.insert(project.index.enclosingType(of: call.site)) }
                if let property = project.propertyFilled(by: call) { made.insert(property) }
            }
            for mention in project.uses[file].mentions where isGivenAway(mention, project) {
                let giver = project.index.enclosingType(of: mention.site)
                givers.insert(giver)
                if case .property(let id) = mention.carrier, made.contains(id) { giversOfMade.insert(giver) }
            }
        }
    }

    /// - Parameter isContext: Whether the type makes as many as only the app's context does.
    func contains(_ type: TypeID, _ project: Project, isContext: Bool) -> Bool {
        guard givers.contains(type) else { return false }
        if project.isHandedNothing(type) { return true }
        guard giversOfMade.contains(type) else { return false }
        return isContext || project.roles(of: type).isDisjoint(with: .coordinator) || started.contains(type)
    }

    private mutating func isGivenAway(_ mention: Mention, _ project: Project) -> Bool {
        switch mention.flow {
        case .argument, .assigned, .returned: break
        case .used, .member, .stored, .bound, .discarded, .written: return false
        }
        let isDependency =
            switch mention.carrier {
            case .property(let id): project.classification.isDependency(property: id)
            case .parameter(let id): project.classification.isDependency(parameter: id)
            }
        guard isDependency, case .argument(let place) = mention.flow else { return isDependency }
        // What others see they have without being told.
        if case .property(let id) = mention.carrier, project.fact(id).access > .fileprivate { return true }
        return !goesToAsker(place, of: mention, project)
    }

    /// Whether a function is told something that it only asks: who says `entries.entry(at: 0, kinds: kinds)` gives the
    /// kinds to nobody.
    private mutating func goesToAsker(_ place: ArgumentPlace, of mention: Mention, _ project: Project) -> Bool {
        guard case .parameter(let id)? = place.target,
            case .function? = project.mentions.call(place, of: mention)?.callee
        else { return false }
        if let known = asked[id] { return known }
        let isAsked = project.isOnlyAskedInTheEnd(id)
        asked[id] = isAsked
        return isAsked
    }
}

extension Project {
    /// Whether all that becomes of a parameter is that it is asked, at once or later, here or by the functions that it is
    /// handed to. What a protocol's function does with it is not known.
    ///
    /// - Complexity: O(mentions of the parameters on the way)
    fileprivate func isOnlyAskedInTheEnd(_ first: ParameterID) -> Bool {
        var (waiting, seen): ([ParameterID], Set<ParameterID>) = ([first], [first])
        while let id = waiting.popLast() {
            let mentions = mentions.mentions(of: .parameter(id))
            guard !mentions.isEmpty, seen.count <= Self.functionsInView else { return false }
            for mention in mentions {
                switch mention.flow {
                case .member, .bound, .discarded: continue
                case .argument(let place):
                    guard case .parameter(let next)? = place.target,
                        case .function? = self.mentions.call(place, of: mention)?.callee
                    else { return false }
                    if seen.insert(next).inserted { waiting.append(next) }
                case .used, .stored, .assigned, .returned, .written: return false
                }
            }
        }
        return true
    }

    /// Far above how far people hand on what they ask.
    private static let functionsInView = 64
}
