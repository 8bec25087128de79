import DilintKit
import Testing

@Suite("Parts of a graph")
struct GraphSelectionTests {
    /// `A.X → B.Y` lines, each an edge `holds` unless a kind stands behind a colon.
    private func graph(_ lines: String...) -> GraphDocument { graph(lines) }

    private func graph(_ lines: [String]) -> GraphDocument {
        var names: Set<String> = []
        var edges: [GraphEdge] = []
        for line in lines {
            let parts = line.split(separator: ":")
            let ends = parts[0].split(separator: " → ").map(String.init)
            names.formUnion(ends)
            guard ends.count == 2 else { continue }
            edges.append(
                GraphEdge(
                    from: ends[0], to: ends[1], kind: parts.count > 1 ? String(parts[1]) : "holds", isDeferred: false,
                    rules: [], location: Location(path: path(of: ends[0]), line: 1, column: 1)))
        }
        let nodes = names.sorted().map { id in
            let parts = id.split(separator: ".").map(String.init)
            return GraphNode(
                id: id, name: parts[1], kind: "class", roles: [], module: parts[0],
                location: parts[0] == "external" ? nil : Location(path: path(of: id), line: 1, column: 1))
        }
        return GraphDocument(nodes: nodes, edges: edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) })
    }

    private func path(of id: String) -> String {
        "Sources/" + id.split(separator: ".").joined(separator: "/") + ".swift"
    }

    private func lines(_ graph: GraphDocument) -> [String] {
        let joined = Set(graph.edges.flatMap { [$0.from, $0.to] })
        return graph.edges.map { "\($0.from) → \($0.to)" } + graph.nodes.map(\.id).filter { !joined.contains($0) }
    }

    private var shop: GraphDocument {
        graph(
            "App.Root → Shop.Cart:constructs", "Shop.Cart → Kit.API:injects", "Kit.API → Kit.Session",
            "Kit.Session → Kit.API", "Shop.Cart → external.URLSession:locates", "Kit.Session → App.Settings:locates",
            "App.Settings → App.Store")
    }

    @Test("Around a type, so many edges, one way or both")
    func focus() throws {
        func around(_ depth: Int, _ direction: GraphSelection.Direction) throws -> [String] {
            let focus = GraphSelection.Focus(type: "API", depth: depth, direction: direction)
            return lines(try shop.selecting(GraphSelection(focus: focus)))
        }
        let ring = ["Kit.API → Kit.Session", "Kit.Session → Kit.API"]
        #expect(try around(1, .dependencies) == ring)
        #expect(try around(1, .both) == ring + ["Shop.Cart → Kit.API"])
        #expect(try around(2, .dependents) == ["App.Root → Shop.Cart"] + ring + ["Shop.Cart → Kit.API"])
        #expect(
            try around(3, .dependencies) == [
                "App.Settings → App.Store", "Kit.API → Kit.Session", "Kit.Session → App.Settings",
                "Kit.Session → Kit.API",
            ])
    }

    @Test("Only some kinds of edges; a type without any is shown alone")
    func kinds() throws {
        var selection = GraphSelection(kinds: ["injects", "locates"])
        #expect(
            lines(try shop.selecting(selection)) == [
                "Kit.Session → App.Settings", "Shop.Cart → Kit.API", "Shop.Cart → external.URLSession",
            ])
        selection.kinds = ["constructs"]
        selection.focus = GraphSelection.Focus(type: "Kit.API")
        #expect(lines(try shop.selecting(selection)) == ["Kit.API"])
        selection.focus = GraphSelection.Focus(type: "App.Root")
        #expect(lines(try shop.selecting(selection)) == ["App.Root → Shop.Cart"])
    }

    @Test("Rings alone")
    func rings() throws {
        let rings = ["Kit.API → Kit.Session", "Kit.Session → Kit.API"]
        #expect(lines(try shop.selecting(GraphSelection(isCyclesOnly: true))) == rings)
        #expect(lines(graph("A.X → A.Y", "A.Y → A.Z").rings) == [])
        func around(_ type: String) throws -> [String] {
            let focus = GraphSelection.Focus(type: type)
            return lines(try shop.selecting(GraphSelection(focus: focus, isCyclesOnly: true)))
        }
        #expect(try around("API") == rings)
        #expect(try around("Cart") == [])
    }

    @Test("An unknown type is answered with the nearest")
    func unknown() {
        #expect(throws: QueryError.notDrawn("Crat", nearest: "Cart")) {
            try shop.selecting(GraphSelection(focus: GraphSelection.Focus(type: "Crat")))
        }
    }

    @Test("Modules and folders take the place of their types, and rings of modules show")
    func collapse() {
        let modules = shop.collapsed(by: .module)
        #expect(
            modules.nodes.map { [$0.id, $0.name, $0.kind] } == [
                ["App", "App", "module"], ["Kit", "Kit", "module"], ["Shop", "Shop", "module"],
            ])
        #expect(lines(modules) == ["App → Shop", "Kit → App", "Shop → Kit"])
        #expect(Set(modules.edges.map(\.kind)) == ["depends"])
        #expect(lines(modules.rings) == lines(modules))
        let folders = shop.collapsed(by: .folder)
        #expect(folders.nodes.map { [$0.id, $0.name] } == ["App", "Kit", "Shop"].map { ["Sources/" + $0, $0] })
        #expect(shop.collapsed(by: .none) == shop)
    }

    @Test("A graph too large to read is drawn by module, or by the deepest folders that are few enough")
    func readable() {
        #expect(shop.readable(limit: 8).collapse == .none)
        #expect(shop.readable(limit: 8).graph == shop)
        #expect(shop.readable(limit: 4).collapse == .module)
        #expect(shop.readable(limit: 4).graph == shop.collapsed(by: .module))
        // One module, folders on two levels.
        var tree = graph("A.A → A.B", "A.B → A.C", "A.C → A.D")
        let paths = ["Sources/X/One/A.swift", "Sources/X/Two/B.swift", "Sources/Y/C.swift", "Sources/Y/D.swift"]
        tree.move(to: paths)
        #expect(tree.readable(limit: 3).graph.nodes.map(\.name) == ["X/One", "X/Two", "Y"])
        let coarse = tree.readable(limit: 2)
        #expect(coarse.collapse == .folder)
        #expect(coarse.graph.nodes.map(\.name) == ["X", "Y"])
        #expect(lines(coarse.graph) == ["Sources/X → Sources/Y"])
    }

    @Test("Of a folder of many the largest are drawn; a few boxes for many types are not drawn instead of them")
    func uneven() {
        var wide = graph("A.A → A.B", "A.B → A.C", "A.C → A.D", "A.D → A.E", "A.E → A.F")
        wide.move(to: ["M/One/A.swift", "M/One/B.swift", "M/Two/C.swift", "M/Three/D.swift", "K/E.swift", "F.swift"])
        #expect(wide.readable(limit: 5).graph.nodes.map(\.id) == [".", "K", "M/One", "M/Three", "M/Two"])
        #expect(wide.readable(limit: 3).graph.nodes.map(\.id) == [".", "M", "M/One"])
        // One box of 41 types is none; neither are three of 61 where 60 could be read.
        var flat = graph((0..<40).map { "A.T\($0) → A.T\($0 + 1)" })
        flat.move(to: Array(repeating: "App/All.swift", count: flat.nodes.count))
        #expect(flat.readable(limit: 40).collapse == .none)
        #expect(flat.readable(limit: 40).graph == flat)
        var few = graph((0..<60).map { "A.T\($0) → A.T\($0 + 1)" })
        few.move(to: (0...60).map { "App/Part\($0 % 3)/\($0).swift" })
        #expect(few.readable(limit: 60).collapse == .none)
        #expect(few.readable(limit: 30).collapse == .folder)
        // Three boxes for three modules tell less than twelve for their folders.
        func name(_ number: Int) -> String { "\(["A", "B", "C"][number % 3]).T\(number)" }
        var many = graph((0..<60).map { "\(name($0)) → \(name($0 + 1))" })
        many.move(to: many.nodes.indices.map { "App/Part\($0 % 12)/\($0).swift" })
        #expect(many.readable(limit: 40).collapse == .folder)
        // Of five modules one holds nearly all, and there are but two folders.
        var heavy = graph(
            (0..<20).map { "A.T\($0) → A.T\($0 + 1)" } + ["A.T20 → B.X", "A.T20 → C.X", "A.T20 → D.X", "A.T20 → E.X"])
        heavy.move(to: heavy.nodes.indices.map { "App/Part\($0 % 2)/\($0).swift" })
        #expect(heavy.readable(limit: 5).collapse == .module)
    }

    @Test("Code of an extension counts for the module and the folder that it stands in")
    func extensions() throws {
        let api = GraphNode(
            id: "Kit.API", name: "API", kind: "class", roles: [], module: "Kit",
            location: Location(path: "Sources/Kit/API.swift", line: 1, column: 1))
        let cart = GraphNode(
            id: "Shop.Cart", name: "Cart", kind: "class", roles: [], module: "Shop",
            location: Location(path: "Sources/Shop/Cart.swift", line: 1, column: 1))
        let edge = GraphEdge(
            from: "Kit.API", to: "Shop.Cart", kind: "constructs", isDeferred: true, rules: [],
            location: Location(path: "Sources/App/API+Cart.swift", line: 2, column: 5), module: "App")
        let graph = GraphDocument(nodes: [api, cart], edges: [edge])
        #expect(lines(graph.collapsed(by: .module)) == ["App → Shop", "Kit"])
        #expect(lines(graph.collapsed(by: .folder)) == ["Sources/App → Sources/Shop", "Sources/Kit"])
    }

    @Test("What is added to a type from elsewhere counts for the module and the folder that it stands in")
    func extensionsOfTypesFromElsewhere() throws {
        let container = GraphNode(
            id: "external.Container", name: "Container", kind: "external", roles: [], module: "", location: nil)
        let cart = GraphNode(
            id: "Shop.Cart", name: "Cart", kind: "class", roles: [], module: "Shop",
            location: Location(path: "Sources/Shop/Cart.swift", line: 1, column: 1))
        let edge = GraphEdge(
            from: "external.Container", to: "Shop.Cart", kind: "provides", isDeferred: true, rules: [],
            location: Location(path: "Sources/App/Container+App.swift", line: 2, column: 5), module: "App")
        let back = GraphEdge(
            from: "Shop.Cart", to: "external.Container", kind: "locates", isDeferred: true, rules: [],
            location: Location(path: "Sources/Shop/Cart.swift", line: 4, column: 5), module: nil)
        let graph = GraphDocument(nodes: [cart, container], edges: [edge, back])
        #expect(lines(graph.collapsed(by: .module)) == ["App → Shop"])
        #expect(lines(graph.collapsed(by: .folder)) == ["Sources/App → Sources/Shop"])
    }

    @Test("What is in the middle is drawn in any case, and folders where one module holds nearly all")
    func readableParts() {
        let kept = shop.readable(limit: 4, keeping: ["Kit.API"])
        #expect(kept.collapse == .module)
        #expect(kept.graph.nodes.map(\.id) == ["App", "Kit", "Kit.API", "Shop"])
        #expect(kept.graph.nodes.map(\.kind) == ["module", "module", "class", "module"])
        #expect(
            lines(kept.graph) == ["App → Shop", "Kit → App", "Kit → Kit.API", "Kit.API → Kit", "Shop → Kit.API"])

        var tree = graph("A.A → A.B", "A.B → A.C", "A.C → A.D", "A.D → B.E")
        let paths = ["X/One/A.swift", "X/Two/B.swift", "Y/C.swift", "Y/D.swift", "B/E.swift"]
        tree.move(to: paths.map { "Sources/" + $0 })
        let readable = tree.readable(limit: 4)
        #expect(readable.collapse == .folder)
        #expect(readable.graph.nodes.map(\.name) == ["B", "X/One", "X/Two", "Y"])
    }
}

extension GraphDocument {
    /// Declares the types, in their order, in other files, with all of their code.
    fileprivate mutating func move(to paths: [String]) {
        for (number, path) in paths.enumerated() {
            let location = Location(path: path, line: 1, column: 1)
            nodes[number].location = location
            for edge in edges.indices where edges[edge].from == nodes[number].id { edges[edge].location = location }
        }
    }
}
