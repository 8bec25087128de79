import DilintKit
import TestSupport
import Testing

/// Who gets a dependency by a method of a container.
@Suite("Journeys through creating methods")
struct TraceMethodTests {
    private static let shop = """
        protocol Log { func note() }
        final class FileLog: Log { func note() {} }
        final class Till { private let log: Log ; init(log: Log) { self.log = log } ; func ring() { log.note() } }
        final class Bill { private let till: Till ; init(till: Till) { self.till = till } ; func add() { till.ring() } }
        protocol Parts { func makeTill() -> Till }
        final class ShopContainer: Parts {
            let log: Log = FileLog()
            func makeTill() -> Till { Till(log: log) }
            func getTill() -> Till { Till(log: log) }
            func open() { makeTill().ring() }
        }

        """

    private func journey(_ user: String) throws -> (carriers: [String], users: [String]) {
        let text = Self.shop + user
        let builder = ProjectBuilder(files: [ProjectBuilder.File(path: "App/A.swift", text: text)])
        let traces = try Analyzer(configuration: Configuration())
            .traces(of: "Till", in: builder.batches, modules: builder.modules)
        let trace = try #require(traces.first)
        return (trace.carriers.map(\.text), trace.users.map(\.text))
    }

    private static let bill = "Bill takes it and uses it"

    @Test(
        "What is asked on the spot, or by a local name, is used; what goes into an initializer is handed on",
        arguments: [
            ("shop.makeTill().ring()", [], [bill, "Desk uses it through ShopContainer"]),
            ("shop.getTill().ring()", [], [bill, "Desk uses it through ShopContainer"]),
            ("let till = shop.makeTill() ; till.ring()", [], [bill, "Desk uses it through ShopContainer"]),
            ("show(shop.getTill()) ; shop.getTill().ring()", [], [bill, "Desk uses it through ShopContainer"]),
            ("Bill(till: shop.makeTill()).add()", ["Desk hands it to Bill"], [bill]),
            ("let till = shop.makeTill() ; Bill(till: till).add()", ["Desk hands it to Bill"], [bill]),
            // Nothing is done with it.
            ("shop.makeTill()", [], [bill]),
            ("shop.open()", [], [bill]),
        ])
    func whatIsDoneWithIt(code: String, carriers: [String], users: [String]) throws {
        let found = try journey(
            """
            final class Desk {
                private let shop: ShopContainer
                init(shop: ShopContainer) { self.shop = shop }
                func open() { \(code) }
                private func show(_ till: Till) {}
            }
            """)
        #expect(found.carriers == carriers)
        #expect(found.users == users)
    }

    @Test("By what a protocol asks for, by code outside of types, and not by a type that is no container")
    func whoGivesItOut() throws {
        let found = try journey(
            """
            final class Desk {
                private let parts: Parts
                init(parts: Parts) { self.parts = parts }
                func open() { parts.makeTill().ring() }
            }
            func serve(_ shop: ShopContainer) { shop.makeTill().ring() }
            final class Street {
                private var name = ""
                func till(of shop: ShopContainer) -> Till { name += "!" ; return shop.makeTill() }
                func walk() { name = "" }
            }
            func visit(_ street: Street, _ shop: ShopContainer) { street.till(of: shop).ring() }
            """)
        #expect(found.carriers == [])
        #expect(found.users == [Self.bill, "Desk uses it through Parts", "A.swift uses it through ShopContainer"])
    }
}
