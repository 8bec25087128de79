import SwiftFacts

/// What is read of all files before anything is known that a name stands for.
///
/// The table of types takes one thread as long as all the rest takes the other one.
struct GatheredDeclarations: Sendable {
    let linked: LinkedFacts
    let modules: FileModules
    let known: WellKnownNames
    let table: TypeTable
    let signs: NameSigns
    let uppercase: CapitalizedNames
    let wrappedNames: WrappedNames
    /// All that are written, in order; nothing is known yet of their parts.
    let compositions: [Composition]
    /// By file: its `composition` nodes in order.
    let compositionNodes: FrozenGroups<TypeReference>
    /// As they are before the types of declarations are known.
    let idioms: IdiomTable

    init(_ linked: LinkedFacts, workers: WorkerPool) {
        self.linked = linked
        let known = WellKnownNames(linked.names)
        self.known = known
        let modules = FileModules(linked: linked, workers: workers)
        self.modules = modules
        let (declared, standIns): (TypeTable, StandInNames)
        (declared, signs, idioms, (compositions, compositionNodes), standIns, wrappedNames, uppercase) =
            concurrently(
                workers: workers, { TypeTable(linked, modules: modules) }, { NameSigns(linked.names) },
                { IdiomTable(linked, modules: modules) }, { Self.compositions(linked) }, { StandInNames(linked) },
                { WrappedNames(linked.names) },
                { CapitalizedNames(linked.names) })
        table = declared.knowing(standIns)
    }

    private static func compositions(
        _ linked: LinkedFacts
    ) -> (all: [Composition], nodes: FrozenGroups<TypeReference>) {
        var compositions: [Composition] = []
        var nodes: [TypeReference] = []
        var starts: [Int32] = [0]
        starts.reserveCapacity(linked.files.count + 1)
        for file in linked.files.indices {
            let facts = linked.files[file]
            // Few files have any, and what is written is much.
            if facts.hasCompositions {
                for row in facts.typeNodes.indices where facts.typeNodes[row].kind == .composition {
                    let node = TypeReference(UInt32(row))
                    nodes.append(node)
                    compositions.append(Composition(file: file, node: node))
                }
            }
            starts.append(Int32(nodes.count))
        }
        return (compositions, FrozenGroups(nodes, starts: starts))
    }
}
