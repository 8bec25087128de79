import SwiftFacts

/// Who makes screens and hands himself to them, to live as long as the screen that keeps him: nobody else does.
///
///     func start() {
///         let controller = OrderController(flow: self) { [weak self] in self?.finish() }
///         root?.present(controller, animated: true)
///     }
struct KeptMakers {
    private let project: Project
    /// By initializer of a screen, of those that were asked about.
    private var makers: [FunctionID: Set<TypeID>] = [:]

    /// Of what the initializers of some screens take and keep.
    ///
    /// - Complexity: O(constructions), where there is any such initializer.
    init(_ project: Project, among injections: [Injection]) {
        self.project = project
        let initializers = Set(injections.filter(isKeptByScreen).compactMap(\.initializer))
        guard !initializers.isEmpty else { return }
        for uses in project.uses {
            for call in uses.constructions where call.hasSelfArgument {
                guard case .construction(_, let initializer?) = call.callee, initializers.contains(initializer),
                    case let maker = project.index.enclosingType(of: call.site), !maker.isNone,
                    project.index.types[maker.index].isReference, !project.isExcluded(call.site)
                else { continue }
                makers[initializer, default: []].insert(maker)
            }
        }
    }

    /// Whether some maker of a screen hands himself in as that which it takes.
    func contains(_ injection: Injection) -> Bool {
        guard let initializer = injection.initializer, let taken = injection.dependency.instance else { return false }
        return makers[initializer]?.contains { project.index.isKind($0, of: taken) } ?? false
    }

    /// What is shown the system keeps.
    private func isKeptByScreen(_ injection: Injection) -> Bool {
        project.index.types[injection.type.index].isReference
            && !project.roles(of: injection.type).isDisjoint(with: [.viewController, .view])
    }
}
