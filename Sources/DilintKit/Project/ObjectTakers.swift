import SwiftFacts

/// Who is made with a parameter object that is put together for it: the object is transparent, and what it holds comes to the
/// one that takes it there, not to all that take one of its kind.
extension Project {
    /// What takes a parameter object, or bundle, into which a handover puts something; nil where the object is not an
    /// argument of what is made or called next around it.
    ///
    ///     InnerFlow(parameters: FlowParameters(api: api)).start()     // InnerFlow, of what goes into FlowParameters
    func objectTaker(of handover: Handover) -> Handover? {
        let bundle = handover.receiver
        guard handover.call >= 0, !bundle.isNone, !roles(of: bundle).isDisjoint(with: [.parameterObject, .bundle])
        else { return nil }
        let uses = uses[handover.site.fileIndex]
        let number = uses.calls[Int(handover.call)].outer
        guard number >= 0, case let call = uses.calls[Int(number)] else { return nil }
        var taker = Handover(site: call.site, receiver: .none, call: number, isOwnAssembly: handover.isOwnAssembly)
        switch call.callee {
        case .construction(let type, let initializer):
            (taker.receiver, taker.target) = (type, target(taking: bundle, of: type, by: initializer))
        case .function(let id):
            (taker.receiver, taker.function) = (owner(of: id), id)
            taker.target = parameter(of: id, taking: bundle)
        case .delegation, .outsideConstruction, .unresolved: return nil
        }
        // What such an object holds in another one is not followed.
        let isBundle =
            !taker.receiver.isNone && !roles(of: taker.receiver).isDisjoint(with: [.parameterObject, .bundle])
        return taker.target == nil || isBundle ? nil : taker
    }

    private func target(taking bundle: TypeID, of type: TypeID, by initializer: FunctionID?) -> ArgumentTarget? {
        if let initializer { return parameter(of: initializer, taking: bundle) }
        let fitting = injections(of: type).filter { $0.dependency.instance == bundle }
        return fitting.count == 1 ? fitting[0].target : nil
    }

    private func parameter(of id: FunctionID, taking bundle: TypeID) -> ArgumentTarget? {
        let fitting = index.parameters(of: id).filter { type(of: $0).instance == bundle }
        return fitting.count == 1 ? .parameter(fitting[0]) : nil
    }
}

/// What becomes of what a parameter object holds with somebody who takes the object.
struct JourneyInObject {
    /// Of what is read of the object.
    var journey: Journey
    /// To whom the object is handed on whole.
    var handovers: [Handover] = []
}

extension JourneyReader {
    /// What becomes of what some properties of a parameter object hold with somebody who takes the object; nil where that does
    /// more with the object than to read what it holds and to hand it on.
    mutating func journeyInObject(of held: [PropertyID], at taker: Handover) -> JourneyInObject? {
        guard !held.isEmpty, let target = taker.target else { return nil }
        let bases = [target.carrier] + journey(of: target).storages.map(Carrier.property)
        var handovers: [Handover] = []
        for base in bases {
            let mentions = project.mentions.mentions(of: base)
            guard mentions.count <= Self.objectMentionsInView else { return nil }
            for mention in mentions where !project.isExcluded(mention.site) {
                switch mention.flow {
                case .stored, .written, .member(.property?, _): continue
                case .argument(let place):
                    guard let next = handover(of: mention, at: place) else { return nil }
                    handovers.append(next)
                case .used, .member, .assigned, .bound, .returned, .discarded: return nil
                }
            }
        }
        let read = project.mentions.members(through: bases).filter { held.contains($0.member) }
        return JourneyInObject(
            journey: journey(ofMember: read.flatMap(\.mentions), in: taker.receiver), handovers: handovers)
    }

    /// The handing on of an object to what is made next.
    private func handover(of mention: Mention, at place: ArgumentPlace) -> Handover? {
        guard let call = project.mentions.call(place, of: mention), place.target != nil,
            case .construction(let type, _) = call.callee
        else { return nil }
        return Handover(
            site: mention.site, receiver: type, target: place.target, call: place.call, isOwnAssembly: false)
    }

    /// Far above how often code says the name of an object that it is handed.
    private static var objectMentionsInView: Int { 256 }
}
