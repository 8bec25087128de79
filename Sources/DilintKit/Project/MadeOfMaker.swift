import SwiftFacts

/// What nobody can make before there is its maker.
extension Project {
    /// Whether something is made of its maker in another form, of a view that the maker has for itself, or watches what the
    /// maker has: whoever made the maker could not hand it in.
    ///
    ///     private lazy var resetter = Resetter(holder: erased())
    ///     private lazy var keyboard = KeyboardMover(scroller: list)
    ///     private lazy var formatter = Formatter(publisher: $selected)
    ///
    /// - Complexity: O(calls and mentions of the body)
    func isMadeOfMaker(_ number: Int, in file: Int) -> Bool {
        let (uses, call) = (uses[file], uses[file].calls[number])
        let maker = index.enclosingType(of: call.site)
        guard call.argumentCount > 0, !maker.isNone else { return false }
        func isHanded(_ flow: Flow) -> Bool {
            if case .argument(let place) = flow { Int(place.call) == number } else { false }
        }
        let calls = uses.calls.range(of: call.site.body, by: \.site.body)
        // Every construction of the body asks: of very many nothing is said.
        guard calls.count <= Self.callsInView else { return true }
        return uses.calls[calls].contains {
            isHanded($0.flow) && givesMaker($0, maker)
        }
            || uses.mentions[uses.mentions.range(of: call.site.body, by: \.site.body)].contains {
                isHanded($0.flow) && $0.base == nil
                    && (isOwnView($0.carrier, of: maker) || isOwnState($0.carrier, of: maker))
            }
            || isMadeOfProjection(number, in: file)
    }

    /// Whether something watches what its object has, and cannot be there before that.
    ///
    /// - Complexity: O(mentions of the body), and O(its calls) where one is of that kind
    func isMadeOfProjection(_ number: Int, in file: Int) -> Bool {
        let mentions = uses[file].mentions
        return mentions[mentions.range(of: uses[file].calls[number].site.body, by: \.site.body)].contains {
            isProjected($0, into: number, in: file)
        }
    }

    /// Whether what stands for a value that the object has and others watch, `$selected`, goes into a call or into what that
    /// is handed. What the property of a dependency stands for is no state.
    private func isProjected(_ mention: Mention, into number: Int, in file: Int) -> Bool {
        guard case .used = mention.flow, case .property(let id) = mention.carrier, mention.base == nil,
            index.isWrapped(id), !classification.isDependency(property: id)
        else { return false }
        let (uses, row) = (uses[file], mention.construction)
        // A value that a property has from the beginning may read what others watch besides: `selected > 1` says no less of
        // the moment.
        if index.body(at: mention.site).kind == .initialValue { return true }
        guard row > 0 else { return false }
        return uses.calls.range(of: mention.site.body, by: \.site.body).contains { inner in
            uses.calls[inner].site.row == row
                && (inner == number || uses.outwards(from: uses.calls[inner].outer).contains(number))
        }
    }

    /// Whether a property keeps from the beginning what is no value, and what its object does something with as well: a
    /// subject, a queue that both work on.
    private func isOwnState(_ carrier: Carrier, of maker: TypeID) -> Bool {
        guard case .property(let id) = carrier, owner(of: id) == maker,
            fact(id).flags.contains([.isLet, .hasInitialValue]),
            !fact(id).flags.contains(.isStatic), !classification.isDependency(property: id),
            type(of: id).wrappers.isEmpty, let name = index.outsideName(of: type(of: id)),
            !index.plainTypes.contains(name)
        else { return false }
        return mentions.mentions(of: .property(id)).prefix(2).count > 1
    }

    /// Whether a call of an object's own method gives the object in another form: `func erased() -> AnyHolder { AnyHolder(self) }`.
    /// O(calls of its body)
    private func givesMaker(_ call: Call, _ maker: TypeID) -> Bool {
        guard case .function(let id) = call.callee, call.baseCarrier == nil, call.baseAccess < 0,
            case let owner = owner(of: id), !owner.isNone, index.isKind(maker, of: owner),
            !fact(id).flags.contains(.isStatic), case let body = fact(id).body, body >= 0
        else { return false }
        let calls = uses[id.fileIndex].calls
        return calls[calls.range(of: body, by: \.site.body)].contains { form in
            guard form.hasSelfArgument, case .returned = form.flow else { return false }
            return true
        }
    }

    /// Whether a property keeps a view that no initializer of its type takes.
    private func isOwnView(_ carrier: Carrier, of maker: TypeID) -> Bool {
        guard case .property(let id) = carrier, !fact(id).flags.contains(.isStatic), case let owner = owner(of: id),
            !owner.isNone, index.isKind(maker, of: owner), isView(type(of: id))
        else { return false }
        return !isFilledByInitializer(id)
    }

    private func isView(_ type: ResolvedType) -> Bool {
        if let name = index.outsideName(of: type) { return classification.outside.views.contains(name) }
        return type.nominalHead.map { roles(of: $0).contains(.view) } ?? false
    }
}
