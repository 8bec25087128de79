import SwiftFacts

/// Protocols of data: what they ask for and what conforms to them say that nobody behind them does any work.
extension Classification {
    /// Whether a protocol asks for plain properties, for less to be done with them, and all that conforms are structs of
    /// plain values, enums or persistent models: `protocol Currency { var code: String { get }; var sign: String { get }; func text() -> String }`.
    /// Of several such values a method that takes nothing and answers is a property in other clothes: as many are enough.
    func isOfEntities(_ id: TypeID) -> Bool {
        let conformers = shapes.valueProtocols.conformers(of: id)
        guard !conformers.isEmpty, let demands = demands(of: id, property: { !isDependency($0) }) else { return false }
        let isEnough =
            demands.properties > demands.methods
            || demands.properties == demands.methods && conformers.count >= Self.severalConformers
                && self.demands(of: id, property: isPlain, method: tells) != nil
        return isEnough
            && conformers.allSatisfy {
                !roles[$0.index].contains(.serviceName) && !holdsDependency($0) && !shapes.isStructOfClosures($0)
            }
    }

    /// Whether a class that is compared keeps a persistent model, whose face it is: of what its initializers take besides
    /// they find it, or make it.
    ///
    ///     final class Person: Hashable {
    ///         private let row: PersonRow  // a managed object
    ///         init(name: String, store: Store = Store()) { row = store.row(named: name) }
    ///     }
    func isFaceOfRecord(_ id: TypeID) -> Bool {
        shapes.isValueObject(id)
            && shapes.held(by: id).contains { held in
                guard let record = held.nominalHead else { return false }
                return index.types[record.index].kind == .class && roles[record.index].contains(.persistent)
            }
    }

    private static let severalConformers = 3

    /// Whether a protocol asks for many plain properties and a few answers, and all that conforms keeps plain values,
    /// classes among them: `protocol Asset: AnyObject { var name: String { get }; …; func isListed(on market: Market) -> Bool }`.
    /// Where several keep such values, more properties than answers are enough: a service has one implementation.
    func isOfEntityClasses(_ id: TypeID) -> Bool {
        let conformers = shapes.valueProtocols.keepers(of: id)
        guard !conformers.isEmpty, let demands = demands(of: id, property: isPlain, method: answers) else {
            return false
        }
        return demands.properties > (conformers.count > 1 ? 1 : 2) * demands.methods
            && conformers.allSatisfy { isEntityType[$0.index] }
    }

    /// What is to be compared besides what it does is one of many, `some Row & Hashable`, unless a part is a service by name.
    func isOfComparedValues(_ members: [ResolvedType]) -> Bool {
        let compared = members.contains { member in
            index.outsideName(of: member).map(index.known.compared.contains) ?? false
        }
        return compared
            && !members.contains { member in
                member.nominalHead.map { !roles[$0.index].isDisjoint(with: [.serviceName, .coordinator, .viewModel]) }
                    ?? isDependency(member)
            }
    }

    /// Whether a protocol says what types have in common, and no code is handed anything by it, nor any registry.
    func isTrait(_ id: TypeID) -> Bool {
        shapes.traitProtocols.contains(id) && !roles[id.index].contains(.provided)
    }

    /// Whether what conforms to a trait takes a dependency and keeps it: whatever it has in common with others, it works by
    /// that. A way back to its owner is none.
    func worksAsTraitAsks(_ id: TypeID) -> Bool {
        !shapes.traitProtocols.isEmpty && index.ancestors[id.index].contains(where: { isTrait($0) })
            && shapes.taken(by: id).contains { taken in
                index.outsideName(of: taken) == nil && isDependency(taken) && !isBackReference(taken)
                    && shapes.held(by: id).contains(taken)
            }
    }

    /// Whether a protocol says what a view shows, and all that conforms are values that say it:
    /// `protocol PriceViewModel { var amount: String { get } }` of structs.
    func isOfShownValues(_ id: TypeID) -> Bool {
        let conformers = shapes.valueProtocols.conformers(of: id)
        return isNamedForViews(id) && !conformers.isEmpty && !shapes.requiredProperties(of: id).isEmpty
            && conformers.allSatisfy { !index.types[$0.index].isReference && !holdsDependency($0) }
            && demands(of: id, property: isPlain) != nil
    }

    /// Whether a struct says what a view shows, as a protocol of such values asks, and does nothing.
    func isShownValue(_ id: TypeID) -> Bool {
        isNamedForViews(id) && shapes.isPlainValue(id, conforming: true)
            && index.ancestors[id.index].allSatisfy { !isDependencyType[$0.index] }
    }

    /// Whether a struct that is named for views only says how its data are shown, be it by methods: it keeps neither a dependency
    /// nor a closure, changes nothing, waits for nothing, and neither reaches nor makes anything that works.
    ///
    ///     struct FareViewModel {
    ///         private let fare: Fare
    ///         func text(width: Int) -> String { … }
    ///     }
    ///
    /// - Complexity: O(calls and accesses of its code)
    func saysHowDataAreShown(_ id: TypeID) -> Bool {
        guard isNamedForViews(id), index.types[id.index].kind == .struct, !shapes.held(by: id).isEmpty,
            shapes.held(by: id).allSatisfy({ !isDependency($0) && !$0.wrappers.contains(.function) }),
            index.ancestors[id.index].allSatisfy({ !isDependencyType[$0.index] }),
            index.outsideAncestors[id.index].allSatisfy({
                outside.values.contains($0) || index.known.memberless.contains($0)
            })
        else { return false }
        return shapes.instanceProperties[id.index].allSatisfy { property in
            let fact = index.fact(property)
            guard !index.isWrapped(property), !fact.flags.contains(.isLazy) else { return false }
            return !fact.flags.contains(.isComputed) || worksWithNothing(fact.accessors, in: property.fileIndex)
        }
            && shapes.methods(of: id).allSatisfy { method in
                let fact = index.fact(method)
                return fact.flags.isDisjoint(with: [.isAsync, .isMutating])
                    && worksWithNothing(fact.body, in: method.fileIndex)
            }
    }

    /// Whether code neither makes a dependency nor reaches a shared one.
    private func worksWithNothing(_ body: Int32, in file: Int) -> Bool {
        guard body >= 0 else { return true }
        let (calls, accesses) = (shapes.uses[file].calls, shapes.uses[file].accesses)
        return accesses[accesses.range(of: body, by: \.site.body)].allSatisfy { access in
            guard case .property(let id) = access.target else { return true }
            return !isDependency(index.type(of: id))
        }
            && calls[calls.range(of: body, by: \.site.body)].allSatisfy { call in
                guard case .construction(let made, _) = call.callee else { return true }
                return !isDependencyType[made.index]
            }
    }

    /// Whether a class is what a view shows in all but kind: what it keeps are values, or others of that sort, and once it is
    /// made it does nothing. Whatever it is told meanwhile it only asks.
    ///
    ///     final class RowViewModel {
    ///         private(set) var price: String?
    ///         init(row: Row, money: MoneyFormatter) { price = money.text(row.price) }
    ///     }
    ///
    /// - Complexity: O(members of the classes that it is made of)
    func onlyKeepsValues(_ first: TypeID) -> Bool {
        var (waiting, seen): ([TypeID], Set<TypeID>) = ([first], [first])
        while let id = waiting.popLast() {
            guard seen.count <= Self.partsInView, doesNothingOnceMade(id) else { return false }
            for kept in shapes.held(by: id) {
                if kept.wrappers.contains(.function) { return false }
                guard isDependency(kept) else { continue }
                guard let part = kept.nominalHead else { return false }
                if seen.insert(part).inserted { waiting.append(part) }
            }
        }
        return true
    }

    /// Far above how many parts a row is shown by.
    private static let partsInView = 64

    /// Whether a class stores something that others read, and promises nobody any work: its methods help to make it, or tell it
    /// more of what it shows.
    private func doesNothingOnceMade(_ id: TypeID) -> Bool {
        index.types[id.index].kind == .class && index.inheritance[id.index].superclass == nil
            && shapes.methods(of: id).allSatisfy { helpsToMake($0) || setsValues($0) }
            && shapes.shownProperties(of: id).contains { !index.fact($0).flags.contains(.isComputed) }
            && roles[id.index].isDisjoint(with: [
                .viewController, .swiftUIView, .view, .representable, .persistent, .propertyWrapper, .sharedInstance,
                .coordinator, .container, .factory, .resolver, .compositionRoot,
            ])
            && !shapes.isWatched(id) && !shapes.isBaseOfWorkers(id) && !conformsToDependency(id)
    }

    private func helpsToMake(_ method: FunctionID) -> Bool {
        index.fact(method).access <= .fileprivate || index.fact(method).flags.contains(.isStatic)
    }

    /// Whether a method is told plain values, and works with nothing: `func setTitle(_ title: String)`.
    private func setsValues(_ method: FunctionID) -> Bool {
        let fact = index.fact(method)
        return fact.kind == .method && fact.result.isNone && !fact.parameters.isEmpty && !fact.flags.contains(.isAsync)
            && index.parameters(of: method).allSatisfy { isPlain(index.type(of: $0)) }
            && worksWithNothing(fact.body, in: method.fileIndex)
    }

    func isNamedForViews(_ id: TypeID) -> Bool {
        index.linked.names.endsBeforeClosing(index.types[id.index].name, withWordOf: Self.viewWords)
    }

    private static let viewWords: WordList = ["viewmodel"]

    /// Whether nothing says that a type works for others, neither name nor role, nor what it keeps or is made of.
    func isEntity(_ id: TypeID) -> Bool {
        roles[id.index].isDisjoint(with: [.provided, .viewController, .view, .propertyWrapper])
            && !worksByItself(id) && !shapes.isStructOfClosures(id)
    }

    /// How many properties and methods a protocol asks for, its ancestors' among them; nil where one of them is of
    /// another kind than is meant. What something looks like is a property of it, `func cellView() -> UIView`.
    private func demands(
        of id: TypeID, property isMeant: (ResolvedType) -> Bool,
        method isMeantMethod: (FunctionID) -> Bool = { _ in true }
    ) -> (properties: Int, methods: Int)? {
        var properties = 0
        var methods = 0
        for owner in index.lookupChain(of: id) {
            let required = shapes.requiredProperties(of: owner)
            let requiredMethods = shapes.requiredMethods(of: owner)
            guard required.allSatisfy(isMeant), requiredMethods.allSatisfy(isMeantMethod) else { return nil }
            let looks = requiredMethods.count(where: showsItself)
            properties += required.count + looks
            methods += requiredMethods.count - looks
        }
        return (properties, methods)
    }

    /// Whether a method gives back a view of the object, and takes nothing that works.
    private func showsItself(_ id: FunctionID) -> Bool {
        isView(index.resultType(of: id)) && index.parameters(of: id).allSatisfy { isPlain(index.type(of: $0)) }
    }

    /// Whether a class keeps nothing, and all that it can do is to make views: names of looks, put together in an object. There
    /// is nothing in it that could be replaced, `Looks.default.separator()`.
    func onlyMakesViews(_ id: TypeID) -> Bool {
        let methods = shapes.methods(of: id).filter { !index.fact($0).flags.contains(.isStatic) }
        return !methods.isEmpty && shapes.keepsNothing(id)
            && methods.allSatisfy { isView(index.resultType(of: $0)) || isNamedView(index.resultType(of: $0)) }
    }

    /// Whether a class keeps nothing, and is there for UIKit alone to ask how a screen comes and goes: a part of how that looks,
    /// which one of for all does as well as one each. It gives out what makes a transition, and does nothing.
    ///
    ///     final class SheetTransitions: NSObject, UIViewControllerTransitioningDelegate { … }
    func onlyMakesTransitions(_ id: TypeID) -> Bool {
        let ancestors = index.outsideAncestors[id.index]
        return ancestors.contains(where: outside.transitions.contains)
            && ancestors.allSatisfy { outside.transitions.contains($0) || outside.objectRoots.contains($0) }
            && index.ancestors[id.index].isEmpty && shapes.instanceProperties[id.index].isEmpty
            && shapes.held(by: id).isEmpty && shapes.taken(by: id).isEmpty
            && shapes.methods(of: id).allSatisfy { method in
                index.fact(method).access <= .fileprivate || !index.fact(method).result.isNone
            }
    }

    /// Whether all that others can ask a class for is views, and plain values beside them, and it works with nothing that could
    /// be replaced: how something looks, whatever it keeps for that.
    func saysHowViewsLook(_ id: TypeID) -> Bool {
        let answers = shapes.methods(of: id).filter { method in
            index.fact(method).kind == .method && !index.fact(method).flags.contains(.isStatic)
                && index.fact(method).access > .fileprivate
        }.map { index.resultType(of: $0) }
        return answers.contains(where: isView)
            && answers.allSatisfy { isView($0) || $0.head != .void && isPlainValue($0) }
            && shapes.held(by: id).allSatisfy { !isDependency($0) }
            && shapes.taken(by: id).allSatisfy { !isDependency($0) }
    }

    /// Whether a protocol asks for a view, and for nothing to be done besides: to register what that is made by, and to say
    /// plain values.
    ///
    ///     protocol Row {
    ///         func register(in table: UITableView)
    ///         func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell
    ///     }
    func asksForLooks(_ id: TypeID) -> Bool {
        let asked = index.lookupChain(of: id).flatMap { shapes.requiredMethods(of: $0) }
            .filter { !index.fact($0).flags.contains(.isStatic) }
        return asked.contains { isLook(index.resultType(of: $0)) }
            && asked.allSatisfy { isLook(index.resultType(of: $0)) || tells($0) || isToldOfViews($0) }
    }

    /// A view of UIKit's or AppKit's kind, or of SwiftUI's.
    private func isLook(_ type: ResolvedType) -> Bool {
        isView(type) || isSwiftUIView(type)
            || type.nominalHead.map { roles[$0.index].contains(.swiftUIView) } ?? false
    }

    private func isToldOfViews(_ id: FunctionID) -> Bool {
        let parameters = index.parameters(of: id)
        return index.fact(id).result.isNone && !parameters.isEmpty
            && parameters.allSatisfy { isView(index.type(of: $0)) }
    }

    /// Whether a class keeps what others set or read of it, and is neither a service nor a factory by name or role: where it gives
    /// views of that, there is nothing to replace but the whole screen.
    func mayShowItself(_ id: TypeID) -> Bool {
        index.types[id.index].kind == .class
            && (shapes.isNamedModel(id) || roles[id.index].isDisjoint(with: [.serviceName, .factory, .coordinator]))
            && index.upwards(from: id).contains { owner in
                shapes.shownProperties(of: owner).contains { !index.fact($0).flags.contains(.isComputed) }
            }
    }

    /// Whether a package's type is a view by its name, or one that inherits from a package's.
    private func isNamedView(_ type: ResolvedType) -> Bool {
        guard type.wrappers.isEmpty, type.head == .external || type.head == .nominal else { return false }
        if let id = type.instance, index.types[id.index].isDeclared,
            index.types[id.index].kind != .class || index.outsideAncestors[id.index].isEmpty
        {
            return false
        }
        let name = type.nominalHead.map { index.types[$0.index].name } ?? NameID(type.id)
        return index.linked.names.ends(name, withWordOf: Self.lookWords)
    }

    private static let lookWords: WordList = ["view", "button", "label", "field", "control"]

    private func isView(_ type: ResolvedType) -> Bool {
        if type.head == .external { return outside.views.contains(NameID(type.id)) }
        return type.nominalHead.map { roles[$0.index].contains(.view) } ?? false
    }

    private func isPlain(_ type: ResolvedType) -> Bool { !isDependency(type) && !type.wrappers.contains(.function) }

    /// Whether a method says the same about the object whoever asks.
    private func tells(_ id: FunctionID) -> Bool { index.fact(id).parameters.isEmpty && answers(id) }

    /// Whether a method says something about the object at once: it gives back a value, and takes nothing that works.
    private func answers(_ id: FunctionID) -> Bool {
        let fact = index.fact(id)
        let result = index.resultType(of: id)
        return !fact.result.isNone && result.head != .void && isPlain(result)
            && fact.flags.isDisjoint(with: [.isAsync, .isMutating])
            && index.parameters(of: id).allSatisfy { isPlain(index.type(of: $0)) }
    }
}

/// Data that several types of one name are.
extension Classification {
    /// Whether a name that is nobody's is that of several types, none nearer than the others, and all of them are data.
    func areAllPlain(_ name: NameID) -> Bool {
        guard index.isOfSeveral(name), case let declarations = index.table.topLevel[name] else { return false }
        return declarations.count <= ProjectIndex.typesOfOneName
            && declarations.allSatisfy { $0.type.map { index.types[$0.index].isDeclared && isPlainValue($0) } ?? false }
    }
}
