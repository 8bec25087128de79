import SwiftFacts

/// A dependency that comes through a property's wrapper.
struct HiddenDependency: Rule {
    let info = RuleInfo(
        id: "hidden-dependency", severity: .note,
        summary: "A property wrapper fetches a dependency that no initializer shows.",
        why: """
            Who makes the object cannot see what it needs, and finds out when it runs: a test has to know what to \
            register before.
            """,
        fix: "Take the dependency through the initializer.",
        bad: """
            import Resolver
            final class PaymentService {
                func pay() {}
            }
            final class CheckoutModel {
                @Injected private var payments: PaymentService
            //  ^ note: [hidden-dependency]
                func buy() { payments.pay() }
            }
            """,
        good: """
            import Resolver
            final class PaymentService {
                func pay() {}
            }
            final class CheckoutModel {
                private let payments: PaymentService
                init(payments: PaymentService) { self.payments = payments }
                func buy() { payments.pay() }
            }
            """)

    func findings(in project: Project) -> [Finding] {
        var occurrences = Occurrences(of: self, in: project)
        let wrappers = InjectionWrappers(of: project)
        for (file, uses) in project.uses.enumerated() {
            for lookup in uses.wiring.lookups where lookup.property != nil {
                note(lookup.product, file, lookup.typeRow, lookup.site.offset, in: project, &occurrences)
            }
            for use in wrappers.uses(in: file) {
                note(use.product, file, use.typeRow, use.offset, in: project, &occurrences)
            }
        }
        return occurrences.findings(of: self, message: Message.hides, again: Message.hidesAgain)
    }

    private func note(
        _ fetched: ResolvedType, _ file: Int, _ typeRow: Int32, _ offset: UInt32, in project: Project,
        _ occurrences: inout Occurrences
    ) {
        guard typeRow >= 0, !project.classification.excluded.contains(file: file, typeRow: typeRow) else { return }
        let product = fetched.removing([.deferred])
        let owner = project.index.table.type(file: file, row: typeRow)
        guard project.classification.isDependency(product), !project.roles(of: owner).contains(.compositionRoot)
        else { return }
        let subject = project.subject(file: file, typeRow: typeRow)
        let dependency = project.index.name(of: product)
        occurrences.add(
            subject: subject, dependency: dependency, severity: info.severity,
            hint: "Let \(subject) take \(dependency) through its initializer",
            at: project.index.location(file: file, offset: offset))
    }
}

extension Message {
    fileprivate static func hides(_ subject: String, _ dependency: String, _ count: Int) -> Message {
        "\(subject) needs \(dependency), which no initializer shows"
    }

    fileprivate static func hidesAgain(_ dependency: String) -> Message { "\(dependency) is fetched here as well" }
}
