import DilintKit
import TestSupport
import Testing

/// Who provides a dependency, and who only has it for himself.
@Suite("Providers of a journey")
struct TraceProviderTests {
    private func providers(of name: String, _ text: String) throws -> [String] {
        let builder = ProjectBuilder(files: [ProjectBuilder.File(path: "App/A.swift", text: text)])
        let traces = try Analyzer(configuration: Configuration())
            .traces(of: name, in: builder.batches, modules: builder.modules)
        return try #require(traces.first).providers.map { "\($0.text) \($0.location.line):\($0.location.column)" }
    }

    @Test("What a class asks for, or makes for itself alone, it provides to nobody")
    func ownAffairs() throws {
        let found = try providers(
            of: "Lookout",
            """
            import Swinject
            protocol Lookout { func look() }
            final class Tower: Lookout { func look() {} }
            final class Parts: Assembly {
                func assemble(container: Container) {
                    container.register(Lookout.self) { _ in Tower() }.inObjectScope(.container)
                }
            }
            extension Assembler {
                static let box = Container()
                static let boxes = Assembler([Parts()], container: box)
                static func resolve<T>(_ type: T.Type) -> T { boxes.resolver.resolve(type)! }
            }
            final class Coast {
                private var lookout: Lookout { Assembler.resolve(Lookout.self) }
                func go() { lookout.look() }
            }
            final class Cliff {
                private lazy var lookout: Lookout = Assembler.resolve(Lookout.self)
                func go() { lookout.look() }
            }
            final class Dune {
                private lazy var lookout: Lookout = Tower()
                func go() { lookout.look() }
            }
            final class Island {
                lazy var lookout: Lookout = Tower()
            }
            final class Walk {
                private let island: Island
                init(island: Island) { self.island = island }
                func go() { island.lookout.look() }
            }
            """)
        #expect(found == ["registered in Parts 6:28", "Island.lookout 27:14"])
    }

    @Test("A registration provides what it makes and what it is asked for by, and nothing else")
    func registrations() throws {
        let text = """
            import Swinject
            protocol Lookout { func look() }
            final class Tower: Lookout { func look() {} }
            final class Mast: Lookout { func look() {} }
            final class Walk {
                private let lookout: Lookout
                init(lookout: Lookout) { self.lookout = lookout }
                func go() { lookout.look() }
            }
            final class Parts: Assembly {
                func assemble(container: Container) {
                    container.register(Lookout.self) { _ in Tower() }
                    container.register(Lookout.self, name: "mast") { _ in Mast() }
                    container.register(Walk.self) { Walk(lookout: $0.resolve(Lookout.self)!) }
                }
            }
            """
        #expect(try providers(of: "Tower", text) == ["registered in Parts 12:28"])
        #expect(try providers(of: "Lookout", text) == ["registered in Parts 12:28", "registered in Parts 13:28"])
        #expect(try providers(of: "Walk", text) == ["registered in Parts 14:28"])
    }

    @Test("What a container fills in its initializer it provides, be it for nobody else to see")
    func filledInInitializers() throws {
        let found = try providers(
            of: "Lookout",
            """
            protocol Lookout { func look() }
            final class Tower: Lookout { func look() {} }
            final class Walk {
                private let lookout: Lookout
                init(lookout: Lookout) { self.lookout = lookout }
                func go() { lookout.look() }
            }
            final class CoastContainer {
                private let lookout: Lookout
                let walk: Walk
                let other: Walk
                init() {
                    self.lookout = Tower()
                    self.walk = Walk(lookout: lookout)
                    self.other = Walk(lookout: lookout)
                }
            }
            final class DuneContainer {
                private let lookout: Lookout = Tower()
                lazy var walk = Walk(lookout: lookout)
                lazy var other = Walk(lookout: lookout)
            }
            final class GivenContainer {
                private let lookout: Lookout
                lazy var walk = Walk(lookout: lookout)
                lazy var other = Walk(lookout: lookout)
                init(lookout: Lookout) { self.lookout = lookout }
            }
            """)
        #expect(found == ["CoastContainer.lookout 9:17", "DuneContainer.lookout 19:17"])
    }
}
