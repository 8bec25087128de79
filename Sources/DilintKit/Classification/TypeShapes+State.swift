import SwiftFacts

/// Classes that keep values for others, and do nothing with them themselves.
extension TypeShapes {
    /// Whether views watch its state: an `ObservableObject`, or what is `@Observable`.
    func isWatched(_ id: TypeID) -> Bool { isObservable(id) || hasAttribute(id, outside.observable) }

    /// Whether it is nothing but state that views watch.
    func isWatchedState(_ id: TypeID) -> Bool { isWatched(id) && isPlainState(id) }

    /// Whether a class keeps nothing but values for those who watch them, and does nothing with them itself:
    /// `class SignUpFlow: ObservableObject { @Published var isGuest = false }`.
    func isPlainState(_ id: TypeID) -> Bool {
        index.upwards(from: id).allSatisfy { type in
            !hasInstanceMethods(type) && held(by: type).allSatisfy(isPlainValue)
                && instanceProperties[type.index].allSatisfy { isPlainlyStored($0) || isWorkedOut($0) }
        }
    }

    /// Whether a class is one of many that are told apart, keeps and is made of plain values alone, and publishes none of them:
    /// that views may watch it lets a row have it, and makes it no model of a screen.
    ///
    ///     final class Parcel: Hashable { let id: Int; private(set) var picked: [Int] = []; func pick(_ item: Int) { … } }
    ///     extension Parcel: ObservableObject {}
    func isWatchedEntity(_ id: TypeID) -> Bool {
        guard refinesValue(id), !hasAttribute(id, outside.observable), !held(by: id).isEmpty else { return false }
        return index.upwards(from: id).allSatisfy { type in
            taken(by: type).allSatisfy { !$0.isUnknown && isPlainContent($0) }
                && instanceProperties[type.index].allSatisfy { property in
                    let fact = index.fact(property)
                    return fact.flags.isDisjoint(with: [.isObserved, .isLazy]) && fact.attributes.isEmpty
                        && fact.name != index.known.objectWillChange
                        && (fact.flags.contains(.isComputed) || keepsPlainValue(property))
                }
        }
    }

    private func keepsPlainValue(_ id: PropertyID) -> Bool {
        let type = index.type(of: id)
        return type.isUnknown ? keepsLiteral(id) : isPlainContent(type)
    }

    /// Whether a type is one of plain values, and no closure that gives one.
    private func isPlainContent(_ type: ResolvedType) -> Bool {
        type.wrappers.isDisjoint(with: [.function, .metatype, .deferred]) && isPlainValue(type)
    }

    private func isPlainlyStored(_ id: PropertyID) -> Bool {
        let fact = index.fact(id)
        return fact.flags.isDisjoint(with: [.isComputed, .isObserved, .isLazy])
            && fact.attributes.allSatisfy { row in
                outside.publishingAttributes.contains(index.files[id.fileIndex].attributes[Int(row)].name)
            }
    }

    /// Whether a property is a value that follows from what the object keeps: `var isScrolled: Bool { offset > 0 }`. Its code
    /// reaches nothing else and calls no function of the project.
    private func isWorkedOut(_ id: PropertyID) -> Bool {
        let fact = index.fact(id)
        guard fact.flags.contains(.isComputed), fact.accessors >= 0, case let type = index.type(of: id),
            isPlainValue(type), !type.wrappers.contains(.function)
        else { return false }
        let (calls, accesses) = (uses[id.fileIndex].calls, uses[id.fileIndex].accesses)
        return accesses.range(of: fact.accessors, by: \.site.body).isEmpty
            && calls[calls.range(of: fact.accessors, by: \.site.body)].allSatisfy { call in
                switch call.callee {
                case .outsideConstruction, .unresolved: true
                case .construction, .function, .delegation: false
                }
            }
    }

    private func isPlainValue(_ type: ResolvedType) -> Bool {
        switch type.head {
        case .nominal, .external:
            if let name = index.outsideName(of: type) { return !outside.services.contains(name) }
            guard let held = type.nominalHead else { return false }
            let kind = index.types[held.index].kind
            return kind == .enum || kind == .struct && !isStructOfClosures(held)
        // Of a kind that its user names, whatever that has to promise: `final class Box<Value>: ObservableObject`.
        case .unknown, .void, .tuple, .generic: return true
        case .composition: return index.compositions[Int(type.id)].members.allSatisfy(isPlainValue)
        }
    }

    // MARK: Values by another name

    /// Takes the service's role from what its last word alone makes one: classes of plain values that do nothing. Those count
    /// that nobody can change, and those that only values carry, as a part of what they tell; what objects share, to change
    /// it and to see what others have changed, is a service with a state.
    ///
    ///     struct Login { let user: String; let memory: LoginCache }
    ///
    /// - Complexity: O(types), and O(what they hold and take) where there is such a class
    func removeNamesOfPlainValues(_ roles: inout [Roles]) {
        var values: Set<TypeID> = []
        for type in roles.indices where roles[type] == .serviceName && isOfPlainValues(TypeID(type)) {
            values.insert(TypeID(type))
        }
        let changing = values.filter(canBeChanged)
        if !changing.isEmpty {
            for type in index.types.indices where index.types[type].isReference {
                for shared in [held(by: TypeID(type)), taken(by: TypeID(type))].joined() {
                    if let id = shared.nominalHead, changing.contains(id) { values.remove(id) }
                }
            }
        }
        for type in values { roles[type.index].remove(.serviceName) }
    }

    private func isOfPlainValues(_ id: TypeID) -> Bool {
        index.types[id.index].kind == .class && index.ancestors[id.index].isEmpty && !areBasesOfWorkers[id.index]
            && methodIDs[id.index].allSatisfy { index.fact($0).flags.contains(.isStatic) }
            && !instanceProperties[id.index].isEmpty
            && instanceProperties[id.index].allSatisfy { isPlainlyStored($0) && keepsScalar($0) }
            && taken(by: id).allSatisfy(isScalar)
            && index.outsideAncestors[id.index].allSatisfy {
                index.known.memberless.contains($0) || $0 == index.known.rootClass || outside.values.contains($0)
            } && !isWatched(id)
    }

    private func canBeChanged(_ id: TypeID) -> Bool {
        instanceProperties[id.index].contains { property in
            let fact = index.fact(property)
            return !fact.flags.contains(.isLet) && fact.setterAccess > .fileprivate
        }
    }

    private func keepsScalar(_ id: PropertyID) -> Bool {
        let type = index.type(of: id)
        return type.isUnknown ? keepsLiteral(id) : isScalar(type)
    }

    /// Whether all that says what a property keeps is a literal, between the two ends of its value's body.
    private func keepsLiteral(_ id: PropertyID) -> Bool {
        let (fact, bodies) = (index.fact(id), index.files[id.fileIndex].bodies)
        return fact.type.isNone && fact.initialValue >= 0 && bodies[Int(fact.initialValue)].rows.count <= 3
    }

    private func isScalar(_ type: ResolvedType) -> Bool {
        guard type.wrappers.isDisjoint(with: [.function, .metatype, .deferred]) else { return false }
        if let name = index.outsideName(of: type) {
            return index.plainTypes.contains(name) || outside.scalars.contains(name)
        }
        return type.nominalHead.map { index.types[$0.index].isDeclared } ?? false && isPlainValue(type)
    }
}
