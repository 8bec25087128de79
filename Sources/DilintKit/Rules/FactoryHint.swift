import SwiftFacts

/// What ends a pipeline.
extension Project {
    /// The creating methods that a type would call instead of handing on what it takes, and the factory they would be
    /// on.
    func factoryHint(for injection: Injection, _ handovers: [Handover]) -> String {
        let subject = index.qualifiedName(of: injection.type)
        let dependency = index.name(of: injection.dependency)
        guard let first = handovers.first else { return "Give \(subject) a factory that makes what needs it" }
        if first.receiver.isNone, let function = first.function {
            let name = index.text(fact(function).name)
            return "Make `\(name)` a method of a factory that holds \(dependency), so that \(subject) need not take it"
        }
        if case .parameter(let id)? = first.target, let function = index.function(of: id),
            fact(function).kind == .method
        {
            let owner = index.qualifiedName(of: first.receiver)
            return "Let \(owner) hold \(dependency), so that `\(index.text(fact(function).name))` need not be handed it"
        }
        var made: [TypeID] = []
        for handover in handovers {
            let type = product(of: handover)
            if !type.isNone, !made.contains(type) { made.append(type) }
        }
        let methods = made.prefix(2).map { "`\(creatingMethod(for: $0))`" }.joined(separator: " and ")
        let more = made.count > 2 ? " and so on" : ""
        let taking = made.count == 1 ? index.qualifiedName(of: made[0]) + " takes" : "they take"
        let factory = factory(taken: injection)
        let giving =
            factory.map { "Add \(methods)\(more) to the \($0) that \(subject) takes" }
            ?? "Give \(subject) \(withArticle(bareName(injection.type) + "Factory")) with \(methods)\(more)"
        return "\(giving), so that it need not know what \(taking)"
    }

    /// What is made with what is handed on: of a parameter object who takes it, where that is just one.
    private func product(of handover: Handover) -> TypeID {
        guard !roles(of: handover.receiver).isDisjoint(with: [.parameterObject, .bundle]) else {
            return handover.receiver
        }
        let takers = takers(of: handover.receiver)
        return takers.count == 1 ? takers.first ?? handover.receiver : handover.receiver
    }

    /// `func makeProductViewModel() -> ProductViewModel`; what else the initializer takes stands for itself.
    private func creatingMethod(for type: TypeID) -> String {
        let name = bareName(type)
        let takesMore = initializers(of: type).contains { id in
            fact(id).parameters.contains { row in
                let parameter = ParameterID(file: id.fileIndex, row: Int(row))
                return !classification.isDependency(parameter: parameter)
                    && !fact(parameter).flags.contains(.hasDefault)
            }
        }
        let capitalised = name.prefix(1).uppercased() + name.dropFirst()
        return "func make\(capitalised)(\(takesMore ? "…" : "")) -> \(index.qualifiedName(of: type))"
    }

    /// A factory of the project that the same initializer takes already.
    private func factory(taken injection: Injection) -> String? {
        for other in injections(of: injection.type) where other.initializer == injection.initializer {
            guard let id = other.dependency.instance,
                !roles(of: id).isDisjoint(with: [.factory, .factoryProtocol]), index.types[id.index].isDeclared
            else { continue }
            return index.qualifiedName(of: id)
        }
        return nil
    }

    private func withArticle(_ name: String) -> String {
        "AEIOUaeiou".contains(name.prefix(1)) ? "an \(name)" : "a \(name)"
    }

    private func bareName(_ type: TypeID) -> String { index.text(index.types[type.index].name) }
}
