import SwiftFacts

/// Constructions that work like calls: what is handed to them is used by whoever makes them.
extension Project {
    /// Whether a type uses what it hands to something that it makes: that is its own, or works like a call, and does not take it
    /// for nothing.
    func isUse(_ mention: Mention, _ call: Call, of made: TypeID, at place: ArgumentPlace, by type: TypeID) -> Bool {
        let isOwn =
            showsModel(mention, in: made, of: type) || isBox(place.target) || isComputation(made, from: place.target)
            || isParcel(call, of: made, by: type) || isOperation(made) || isDerived(made, from: mention.carrier)
            || isEraser(call) || isNextStep(call, made, of: type)
            || isAskedAtOnce(call, made: made, at: place) || isDropped(call)
            || isTakenByModelActor(made, at: place)
        return isOwn && !isTakenForNothing(place.target)
    }

    /// Whether the initializer that a macro gives an actor takes something, the container of its models: that code is the
    /// library's, which opens a context in it.
    ///
    ///     @ModelActor actor ImportActor { … }
    ///     ImportActor(modelContainer: container)
    private func isTakenByModelActor(_ type: TypeID, at place: ArgumentPlace) -> Bool {
        place.target == nil && index.types[type.index].kind == .actor
            && index.hasAttribute(index.known.modelActor, type)
    }

    /// Whether a value's initializer, or that of a view's model which is one in all but kind, asks what it is given and keeps
    /// nothing of it: `Summary(of: orders, at: date)` is written like a construction and works like a call.
    func isComputation(_ type: TypeID, from target: ArgumentTarget?) -> Bool {
        parameterOfComputation(type, target).flatMap(asks) ?? false
    }

    /// Whether it asks what it is given at most, and keeps none of its kind that this gives it:
    /// `tracker = tracker.named("pier")`.
    func keepsNothing(_ type: TypeID, of target: ArgumentTarget?) -> Bool {
        guard let taken = parameterOfComputation(type, target), asks(taken) != nil else { return false }
        let given = self.type(of: taken).removing(.optional)
        return !classification.shapes.instanceProperties[type.index].contains { id in
            fact(id).flags.isDisjoint(with: .isComputed) && self.type(of: id).removing(.optional) == given
                && classification.isDependency(property: id)
        }
    }

    /// The parameter that takes something where a value is made of it that may be computed of it alone.
    private func parameterOfComputation(_ type: TypeID, _ target: ArgumentTarget?) -> ParameterID? {
        guard case .parameter(let id)? = target, roles(of: type).isDisjoint(with: [.swiftUIView, .representable]),
            // A service's name says that it works; a model's that it is shown.
            !roles(of: type).contains(.serviceName) || classification.shapes.isNamedModel(type),
            !index.types[type.index].isReference
                || classification.isNamedForViews(type) && classification.onlyKeepsValues(type)
        else { return nil }
        return id
    }

    /// Whether a type is a piece of work that a queue runs: it is made for one call, `queue.addOperation(Upload(api: api))`.
    /// A package's base class of such is called so, `AsyncOperation`.
    func isOperation(_ type: TypeID) -> Bool {
        let isClass = index.types[type.index].kind == .class
        return index.outsideAncestors[type.index].contains { name in
            classification.outside.operations.contains(name)
                || isClass && index.linked.names.ends(name, withWordOf: Self.operationWords)
        }
    }

    private static let operationWords: WordList = ["operation"]

    /// Whether what is made is what it is made of, under a type that can be kept and listed: `AnyFeed(feed)` hides which
    /// feed it is, and is one.
    ///
    ///     final class AnyFeed<Item>: Feed {
    ///         init<F: Feed>(_ feed: F) where F.Item == Item { more = feed.more }
    ///     }
    func isEraser(_ call: Call) -> Bool {
        guard case .construction(let type, let initializer?) = call.callee, index.isGeneric(type),
            !fact(initializer).generics.isEmpty, fact(initializer).parameters.count == 1,
            let taken = index.parameters(of: initializer).first.map({ self.type(of: $0) }),
            taken.wrappers == .genericBound
        else { return false }
        return taken.nominalHead.map(index.ancestors[type.index].contains) ?? false
    }

    /// Whether a type is made of an object of its own kind, which gives it what it has, or is a part of it from then on:
    /// `Scope(in: scope)`.
    func isDerived(_ type: TypeID, from carrier: Carrier) -> Bool {
        guard let origin = index.type(of: carrier).instance else { return false }
        return index.types[origin.index].kind != .protocol && index.isKind(origin, of: type)
    }

    /// Whether a helper is made for one occasion, of what the occasion brings among others, and asked by nobody but its
    /// maker: `Signer(keys: keys, owner: owner).sign(letter)` asks the keys as `sign(letter, with: keys, owner: owner)`
    /// would, and a signing service made so does. What is made of the maker's own alone could be handed in, if it is a
    /// thing that can be.
    ///
    /// - Parameter place: The helper's, that is handed a dependency.
    func isAskedAtOnce(_ call: Call, made type: TypeID, at place: ArgumentPlace) -> Bool {
        let isGiven = isGivenToAsk(call)
        guard isGiven || call.isAsked && !call.isPassedOn,
            roles(of: type).isDisjoint(with: [.viewModel, .coordinator, .viewController, .swiftUIView, .view]),
            !classification.shapes.isNamedModel(type), !index.signs.flows.contains(index.types[type.index].name)
        else { return false }
        if isFilledInSteps(type) { return true }
        // What takes anything of a kind only puts it into another form: `Store(useCase: useCase).load()`.
        if index.isGeneric(type), let target = place.target, index.type(of: target).wrappers.contains(.genericBound) {
            return true
        }
        return takesFromOccasion(call, place, given: isGiven)
    }

    /// Whether an initializer does the work and what it made is dropped: `Errand(on: queue) { … }` as a statement is a call,
    /// and no child. That its result may be dropped it says itself; what else stands as a statement a builder may gather.
    func isDropped(_ call: Call) -> Bool {
        guard case .construction(_, let initializer?) = call.callee,
            index.hasAttribute(index.known.discardableResult, initializer)
        else { return false }
        return switch call.flow {
        case .discarded: true
        // Of a closure's only expression it is not known whether somebody takes it.
        case .returned: call.site.isDeferred
        default: false
        }
    }

    /// Whether a type makes a part of itself when it begins to work, of what the occasion brings among others, and keeps it:
    /// `feed = Feed(node: node) { [weak self] in self?.note($0) }` cannot be handed in. What is made for a screen, or by what
    /// leads from screen to screen, is there for more than its maker.
    func isOwnWorker(_ mention: Mention, _ call: Call, of worker: TypeID) -> Bool {
        let owner = index.enclosingType(of: call.site)
        guard case .argument(let place) = mention.flow, !owner.isNone, roles(of: owner).isDisjoint(with: .coordinator),
            !isFlow(owner)
        else { return false }
        var parts = [worker]
        if let property = keeper(of: call) {
            guard isSameObject(property, as: owner), !fact(property).flags.contains(.isStatic) else { return false }
            if let kept = type(of: property).instance { parts.append(kept) }
        } else if !isPutAmongOwn(call) {
            return false
        }
        return parts.allSatisfy { !isShownOrFlow($0) } && takesFromOccasion(call, place)
    }

    /// Whether something is made for a screen, or leads from screen to screen.
    func isShownOrFlow(_ part: TypeID) -> Bool {
        let shown: Roles = [.viewModel, .coordinator, .viewController, .swiftUIView, .view]
        return !roles(of: part).isDisjoint(with: shown) || classification.shapes.isNamedModel(part) || isFlow(part)
    }

    /// The property whose value a call makes: it is assigned to it, or its initial one, be it set up first:
    /// `lazy var row: Row = { let row = Row(); row.title = title; return row }()`.
    func propertyFilled(by call: Call) -> PropertyID? {
        if case .stored(let id) = call.flow { return id }
        guard index.body(at: call.site).kind == .initialValue, let property = index.property(at: call.site) else {
            return nil
        }
        switch call.flow {
        case .returned: return property
        case .bound:
            guard case .construction(let made, _) = call.callee, let kept = type(of: property).instance,
                kept == made || index.ancestors[made.index].contains(kept)
            else { return nil }
            return property
        default: return nil
        }
    }

    /// Whether the superclass is handed what is made, be it by a local name, and not in a list with others:
    /// `super.init(loader: Loader(api: api))`.
    func isHandedToSuperclass(_ call: Call) -> Bool {
        let taking =
            switch call.flow {
            case .argument(let place): place.call
            case .bound where !call.isListed: call.outer
            default: Int32(-1)
            }
        guard taking >= 0, case .delegation(_, isSuper: true) = uses[call.site.fileIndex].calls[Int(taking)].callee
        else { return false }
        return true
    }

    /// The properties that code of a file fills anew with what it constructs, later than the instance is made: with every
    /// connection, `link = Link(port: port)`. O(constructions)
    func madeAgain(in file: Int) -> Set<PropertyID> {
        let uses = uses[file]
        return Set(
            uses.constructionNumbers.lazy.map { uses.calls[Int($0)] }.filter { !self.isAtConstruction($0.site) }
                .compactMap { call in
                    if case .stored(let property) = call.flow { property } else { nil }
                })
    }

    /// The property in which something is kept that is made outside of initializers, be it as a part of another part:
    /// `machine = Machine(worker: Worker(api: api))`.
    private func keeper(of call: Call) -> PropertyID? {
        var call = call
        for _ in 0..<4 {
            if case .stored(let property) = call.flow { return property }
            guard call.outer >= 0, case let outer = uses[Int(call.site.file)].calls[Int(call.outer)],
                case .construction = outer.callee
            else { return nil }
            call = outer
        }
        return nil
    }

    /// Whether a method puts what is made among others of its kind that the object keeps: `probes[id] = Probe(gauge: gauge)`.
    private func isPutAmongOwn(_ call: Call) -> Bool {
        guard call.isKept, let function = index.function(at: call.site) else { return false }
        return fact(function).kind == .method && !fact(function).flags.contains(.isStatic)
    }

    func isFlow(_ type: TypeID) -> Bool { index.signs.flows.contains(index.types[type.index].name) }

    /// Whether a private method gives back what a call makes, and whoever calls it asks that at once:
    /// `request().path("news").send()`.
    private func isGivenToAsk(_ call: Call) -> Bool {
        guard case .returned = call.flow, !call.site.isDeferred, let function = index.function(at: call.site),
            fact(function).kind == .method, fact(function).access <= .fileprivate,
            let asking = callsInView(of: function)
        else { return false }
        return !asking.isEmpty && asking.allSatisfy { $0.isAsked && !$0.isPassedOn }
    }

    /// Whether a builder gives back itself, step by step: nobody can hand in one that is still empty.
    private func isFilledInSteps(_ type: TypeID) -> Bool {
        index.isNamedFactory(type)
            && classification.shapes.methods(of: type).contains { classification.shapes.isStep($0, of: type) }
    }

    /// Whether a struct that only holds things together, or several that it uses none of, is made for a method, or given
    /// back for one: `matcher.match(item, in: Context(store: store))` tells it the store as `matcher.match(item, store)` would.
    func isParcel(_ call: Call, of parcel: TypeID, by type: TypeID) -> Bool {
        guard index.types[parcel.index].kind == .struct, goesToMethods(call, by: type) else { return false }
        return classification.shapes.keepsForOthers(parcel)
            || index.ancestors[parcel.index].isEmpty && actsAsBundle(parcel)
    }

    /// Whether what a call gives goes to methods and no further, be it given back to those who hand it to one.
    private func goesToMethods(_ call: Call, by type: TypeID) -> Bool {
        switch call.flow {
        case .argument, .bound: return goesToMethod(call, by: type)
        case .returned where !call.site.isDeferred:
            guard let function = index.function(at: call.site), let asked = callsInView(of: function) else {
                return false
            }
            return !asked.isEmpty && asked.allSatisfy { goesToMethod($0, by: type) }
        default: return false
        }
    }

    /// Whether what a call gives is an argument, be it by a local name, that goes no further than to what is called.
    private func goesToMethod(_ call: Call, by type: TypeID) -> Bool {
        let taker: Int32
        switch call.flow {
        case .argument(let place): taker = place.call
        case .bound where call.outer >= 0: taker = call.outer
        default: return false
        }
        // What takes it is nothing of the project.
        guard taker >= 0 else { return true }
        return switch uses[Int(call.site.file)].calls[Int(taker)].callee {
        case .function(let id): !handsOn(id, by: type)
        case .outsideConstruction, .unresolved: true
        case .construction, .delegation: false
        }
    }

    /// Whether a parameter is asked, at once, here, in an initializer that it goes on to, be it that of a part which is computed
    /// likewise, or in a function that its file keeps to itself; nil where anything else is done with it.
    ///
    /// - Complexity: O(mentions of the parameters on the way)
    private func asks(_ first: ParameterID) -> Bool? {
        var (waiting, seen): ([ParameterID], Set<ParameterID>) = ([first], [first])
        var isAsked = false
        while let id = waiting.popLast() {
            guard seen.count <= Self.parametersInView else { return nil }
            for mention in mentions.mentions(of: .parameter(id)) {
                guard !mention.site.isDeferred else { return nil }
                if case .argument(let place) = mention.flow {
                    guard let next = parameterOfPart(place, of: mention) else { return nil }
                    if seen.insert(next).inserted { waiting.append(next) }
                } else {
                    guard asksAtOnce(mention) else { return nil }
                    isAsked = true
                }
            }
        }
        return isAsked
    }

    /// Far above how many parts a value is computed of.
    private static let parametersInView = 64

    /// The parameter that something goes on to: another initializer's of the type, that of a part, or a helper's.
    private func parameterOfPart(_ place: ArgumentPlace, of mention: Mention) -> ParameterID? {
        switch (mentions.call(place, of: mention)?.callee, place.target) {
        case (.delegation?, .parameter(let next)?): next
        case (.construction(let part, _)?, let target): parameterOfComputation(part, target)
        case (.function(let helper)?, .parameter(let next)?) where fact(helper).access <= .fileprivate: next
        default: nil
        }
    }

    private func asksAtOnce(_ mention: Mention) -> Bool {
        switch mention.flow {
        case .member(.property?, _): true
        // What a package's protocol has is not known, but that it is called.
        case .member(.function?, _), .member(nil, _): isCalled(mention)
        case .argument, .used, .stored, .assigned, .bound, .returned, .discarded, .written: false
        }
    }

    /// Whether a method that is mentioned is called where it is: `show = book.count` keeps the book.
    private func isCalled(_ mention: Mention) -> Bool {
        let calls = uses[Int(mention.site.file)].calls
        return calls[calls.range(of: mention.site.body, by: \.site.body)].contains {
            $0.baseCarrier == mention.carrier && $0.site.offset == mention.site.offset
        }
    }
}
