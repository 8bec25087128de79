import SwiftFacts

/// What nobody can make before there is its maker.
extension Project {
    /// Whether something is made of its maker in another form, or of a view that the maker has for itself: whoever made the
    /// maker could not hand it in.
    ///
    ///     private lazy var resetter = Resetter(holder: erased())
    ///     private lazy var keyboard = KeyboardMover(scroller: list)
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
                isHanded($0.flow) && $0.base == nil && isOwnView($0.carrier, of: maker)
            }
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
