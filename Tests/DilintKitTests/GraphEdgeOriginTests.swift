import DilintKit
import TestSupport
import Testing

/// What a written type, an heir or a named initializer draws in the graph.
@Suite struct GraphEdgeOriginTests {
    /// What is drawn of one type.
    private func edges(from type: String, of text: String) -> [String] {
        let builder = ProjectBuilder(files: [ProjectBuilder.File(path: "Sources/Town/Town.swift", text: text)])
        let graph = Analyzer(configuration: Configuration()).graph(builder.batches, modules: builder.modules)
        return graph.edges.filter { $0.from == "Town.\(type)" }.map { "\($0.kind) \($0.to)" }
    }

    private static let tower = """
        import UIKit

        protocol Bell { func ring() }
        protocol Clock { func strike() }
        final class Carillon: Bell, Clock { func ring() {} ; func strike() {} }
        final class Tower { init(bell: Bell) { bell.ring() } }
        struct Ticket { let price: Int }

        """

    /// Who takes a composition depends on each of its protocols, once.
    @Test(arguments: [
        ("Bell & Clock", ["injects Town.Bell", "injects Town.Clock"]),
        ("any (Clock & Bell)", ["injects Town.Bell", "injects Town.Clock"]),
        ("Sendable & Equatable", []), ("Bell & AnyObject & Sendable", ["injects Town.Bell"]),
        ("Both", ["injects Town.Bell", "injects Town.Clock"]),
    ])
    func compositions(type: String, edges: [String]) {
        let text =
            Self.tower + """
                typealias Both = Bell & Clock
                final class Ringer { init(works: \(type)) { print(works) } }
                """
        #expect(self.edges(from: "Ringer", of: text) == edges)
    }

    /// An heir without initializers takes what it tells its generic superclass: a service, a class that is drawn, no
    /// value.
    @Test(arguments: [
        ("Carillon", ["injects Town.Carillon"]), ("Gauge", ["injects Town.Gauge"]), ("Desk", ["injects Town.Desk"]),
        ("Visitor", []), ("Ticket", []), ("Int", []),
    ])
    func toldToASuperclass(told: String, edges: [String]) {
        let text =
            Self.tower + """
                class Step<Model> {
                    let model: Model
                    init(model: Model) { self.model = model }
                }
                struct Gauge { let read: () -> Double }
                final class Desk: UIViewController {}
                final class Visitor { var name = "" }
                final class Walk: Step<\(told)> { func go() { print(model) } }
                final class Own: Step<\(told)> { init(count: Int) { print(count) } }
                """
        #expect(self.edges(from: "Walk", of: text) == edges)
        #expect(self.edges(from: "Own", of: text) == [])
    }

    /// An initializer that is named and handed to somebody else makes what it is of; values are no part of the graph.
    @Test(arguments: [
        ("_ = bells.map(Tower.init)", ["constructs Town.Tower"]),
        ("_ = bells.map(Tower.init(bell:))", ["constructs Town.Tower"]),
        ("_ = prices.map(Ticket.init)", []),
        ("_ = prices.map(String.init)", []),
    ])
    func namedInitializers(code: String, edges: [String]) {
        let text =
            Self.tower + """
                final class Fair { func open(bells: [Bell], prices: [Int]) { \(code) } }
                """
        #expect(self.edges(from: "Fair", of: text) == edges)
    }

    /// A struct's initializer takes what a wrapper is made of; what a wrapper finds by itself is held.
    @Test(arguments: [
        ("struct Worn<Value> { var wrappedValue: Value }", ["injects Town.Bell"]),
        (
            "struct Worn<Value> { private var kept: Value ; init(wrappedValue: Value) { kept = wrappedValue } ; "
                + "var wrappedValue: Value { kept } }", ["injects Town.Bell"]
        ),
        ("struct Worn<Value> { let wrappedValue: Value ; init() { fatalError() } }", ["holds Town.Bell"]),
    ])
    func wrappedProperties(wrapper: String, edges: [String]) {
        let text =
            Self.tower + """
                @propertyWrapper \(wrapper)
                struct Belfry { @Worn var bell: Bell ; func look() {} }
                """
        #expect(self.edges(from: "Belfry", of: text) == edges)
    }
}
