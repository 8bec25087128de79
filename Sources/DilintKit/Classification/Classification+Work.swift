import SwiftFacts

/// What works though it has no methods.
extension Classification {
    /// Whether a protocol asks for a stream, and somebody who has it works: that is how services tell of what they do,
    /// `protocol TideControlling { var level: AnyPublisher<Int, Never> { get } }`. A screen or its model tells so what is done
    /// to it, and what it shows.
    func reportsOfWork(_ id: TypeID) -> Bool {
        let conformers = shapes.streamProtocols.conformers(of: id)
        return conformers.contains { worksByItself($0) }
            && conformers.allSatisfy {
                !shapes.isNamedModel($0)
                    && roles[$0.index].isDisjoint(with: [
                        .viewController, .swiftUIView, .view, .representable, .viewModel, .persistent,
                    ])
            } && !index.linked.names.endsBeforeClosing(index.types[id.index].name, withWordOf: Self.shownWords)
    }

    /// `protocol BerthCellModel`, `protocol BerthOutputs`
    private static let shownWords: WordList = ["model", "state", "output", "outputs"]

    /// Whether a struct makes others of what it keeps wherever it is asked for what a protocol demands of it: the `body` of a
    /// reducer is what that is there for. A bag computes what its readers like to have, or gives out one thing more.
    ///
    ///     var body: some ReducerOf<Self> {
    ///         Scope(state: \.last, action: \.last) { LastReducer(mail: mail) }
    ///     }
    ///
    /// - Complexity: O(mentions of those properties)
    func worksWhenRead(_ id: TypeID) -> Bool {
        guard index.types[id.index].kind == .struct, shapes.computesProperties(id) else { return false }
        let mayBeAskedByOthers = conformsToOthersProtocol(id)
        return shapes.instanceProperties[id.index].contains { property in
            index.fact(property).flags.contains(.isComputed)
                && (mayBeAskedByOthers || isDemanded(property, of: id))
                && !isGivenOut(index.type(of: property)) && handsOn(property, of: id)
        }
    }

    /// Whether a struct keeps its dependencies where nobody else can read them, gives out none of them, and asks them for what
    /// it computes: that is no bag, however many they are.
    ///
    ///     struct HeaderViewModel {
    ///         private let prices: any Prices, images: any Images
    ///         var title: String { prices.latest().text }
    ///     }
    ///
    /// - Complexity: O(mentions of its properties)
    func worksWithOwnParts(_ id: TypeID) -> Bool {
        guard index.types[id.index].kind == .struct, shapes.computesProperties(id) else { return false }
        var asks = false
        for property in shapes.instanceProperties[id.index] {
            let (fact, type) = (index.fact(property), index.type(of: property))
            if fact.flags.contains(.isComputed), isShownValue(type) { continue }
            if fact.access > .fileprivate, isDependency(type) || isGivenOut(type) { return false }
            asks = asks || fact.flags.contains(.isComputed) && asksOwnPart(inBody: fact.accessors, at: property, of: id)
        }
        return asks
    }

    /// Whether a property says more of what is shown: `var fee: FeeViewModel { FeeViewModel(prices: prices) }`, a struct.
    private func isShownValue(_ type: ResolvedType) -> Bool {
        type.instance.map { index.types[$0.index].kind == .struct && shapes.isNamedModel($0) } ?? false
    }

    /// Whether code asks what its type keeps for something, reads something of it or makes something with it. It is asked
    /// before it is known what is a dependency, so whatever may be one counts.
    private func asksOwnPart(inBody body: Int32, at property: PropertyID, of type: TypeID) -> Bool {
        guard body >= 0 else { return false }
        let uses = shapes.uses[property.fileIndex]
        return uses.mentions[uses.mentions.range(of: body, by: \.site.body)].contains { mention in
            guard case .property(let kept) = mention.carrier, index.owner(of: kept) == type else { return false }
            let type = index.type(of: kept)
            switch mention.flow {
            case .member(.function?, _): return mayWork(type)
            case .member(.property?, _): return mayWork(type) || type.instance.map(shapes.isNamedModel) ?? false
            case .argument(let place):
                return place.call >= 0 && uses.calls[Int(place.call)].isConstruction && mayWork(type)
            case .member, .used, .stored, .assigned, .bound, .returned, .discarded, .written: return false
            }
        }
    }

    /// Whether a type conforms to a protocol from elsewhere that may ask for any property.
    private func conformsToOthersProtocol(_ id: TypeID) -> Bool {
        index.outsideAncestors[id.index].contains { name in
            !index.known.memberless.contains(name) && !index.known.askingNoInitializer.contains(name)
                && !outside.values.contains(name) && !outside.coding.contains(name)
        }
    }

    private func isDemanded(_ property: PropertyID, of type: TypeID) -> Bool {
        let name = index.fact(property).name
        return index.ancestors[type.index].contains { ancestor in
            index.types[ancestor.index].kind == .protocol && !index.members.named(name, of: ancestor).isEmpty
        }
    }

    /// Whether what a property gives is an object, a service or a screen.
    private func isGivenOut(_ type: ResolvedType) -> Bool {
        if isScreen(type) || type.head == .composition { return true }
        guard let id = type.nominalHead else { return type.head == .external && isDependency(type) }
        return index.types[id.index].isReference || index.types[id.index].kind == .protocol
            || roles[id.index].contains(.serviceName)
    }

    /// Whether what a computed property constructs is handed something that its struct keeps, and that may work.
    private func handsOn(_ property: PropertyID, of type: TypeID) -> Bool {
        let body = index.fact(property).accessors
        guard body >= 0 else { return false }
        let uses = shapes.uses[property.fileIndex]
        return uses.mentions[uses.mentions.range(of: body, by: \.site.body)].contains { mention in
            guard case .argument(let place) = mention.flow, place.call >= 0, case .property(let kept) = mention.carrier,
                index.owner(of: kept) == type, mayWork(index.type(of: kept))
            else { return false }
            return uses.calls[Int(place.call)].isConstruction
        }
    }

    /// Whether a value of a type may turn out to be a dependency, by its kind.
    private func mayWork(_ type: ResolvedType) -> Bool {
        guard let id = type.nominalHead else { return type.head == .composition || isDependency(type) }
        return index.types[id.index].isReference || index.types[id.index].kind == .protocol
            || roles[id.index].contains(.serviceName) || shapes.isStructOfClosures(id)
    }
}
