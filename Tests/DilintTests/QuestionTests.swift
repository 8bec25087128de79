import Testing

@testable import dilint

/// `why`, `trace` and the parts of `graph`, as commands.
@Suite("Questions")
struct QuestionTests {
    typealias Outcome = TestHost.Outcome

    private let tool: TestHost

    init() throws {
        tool = try TestHost(TemporaryFolder())
        try tool.folder.write(Sample.ring, to: "App/Ring.swift")
    }

    private func failure(_ message: String) -> Outcome { Outcome(status: .failure, errors: "dilint: \(message)\n") }

    @Test("why")
    func why() throws {
        let answer = """
            API depends on Session in 1 step

              ╰─▶ API injects Session  App/Ring.swift:9:10

            """
        #expect(tool.run("why", "API", "Session") == Outcome(status: .clean, output: answer))
        #expect(tool.run("why", "API", "Session", "App", "--output", "why.txt") == Outcome(status: .clean))
        #expect(try tool.folder.text(of: "why.txt") == answer)
    }

    @Test("trace")
    func trace() {
        #expect(
            tool.run("trace", "API").output
                == """
                API  class  App/Ring.swift:6:13

                Provided by
                  AppContainer.api              App/Ring.swift:2:14

                Constructed by
                  AppContainer                  App/Ring.swift:2:20

                Used by
                  Session takes it and uses it  App/Ring.swift:19:20

                """)
    }

    @Test("What cannot be answered is one line and status 2")
    func wrongQuestions() throws {
        #expect(tool.run("why", "API") == failure("'dilint why' needs two types: dilint why FROM TO [PATH…]"))
        #expect(tool.run("trace") == failure("'dilint trace' needs a type: dilint trace TYPE [PATH…]"))
        #expect(tool.run("why", "APY", "Session") == failure("no type is called 'APY', did you mean 'API'?"))
        #expect(
            tool.run("trace", "Session.shared")
                == failure("no type is called 'Session.shared', did you mean 'Session'?"))
        #expect(tool.run("trace", "AppContainer.api") == tool.run("trace", "API"))
        #expect(tool.run("why", "API", "API") == failure("both names stand for API"))
        #expect(tool.run("trace", "API", "nowhere") == failure("'nowhere' does not exist"))
        #expect(
            tool.run("graph", "--focus", "Sesion") == failure("the graph has no type 'Sesion', did you mean 'Session'?")
        )
        #expect(
            tool.run("graph", "--depth", "2")
                == failure("--depth says what is drawn around a type: name one, --focus TYPE"))
        #expect(
            tool.run("graph", "--edges", "holds,inject")
                == failure("unknown value 'inject' of --edges, did you mean 'injects'?"))
    }

    @Test("A graph with nothing in it says so")
    func emptyGraph() throws {
        let host = try TestHost(TemporaryFolder())
        try host.folder.write("final class API {}", to: "API.swift")
        #expect(host.run("graph", "--cycles-only").errors == "dilint: there is no ring to draw\n")
        #expect(
            host.run("graph", "--cycles-only", "--collapse", "module").errors == "dilint: there is no ring to draw\n")
        #expect(host.run("graph", "--edges", "injects", "--quiet").errors == "")
        try host.folder.write(
            "final class Feed { let api: APIService = APIService() }\nfinal class APIService {}", to: "API.swift")
        #expect(
            host.run("graph", "--cycles-only", "--focus", "Feed").errors == "dilint: there is no ring to draw\n")
    }

    @Test("Rings that are drawn and not reported are told apart")
    func harmlessRings() throws {
        let host = try TestHost(TemporaryFolder())
        let end = ": one does no harm where a part of it is needed later, or not always\n"
        try host.folder.write(
            """
            final class Oven { lazy var door = Door(oven: self); func heat() { door.open() } }
            final class Door { unowned let oven: Oven; init(oven: Oven) { self.oven = oven }; func open() { oven.heat() } }
            protocol Heating {}
            """, to: "Oven.swift")
        try host.folder.write(
            """
            final class BakeService { let shop: ShopService?; init(shop: ShopService?) { self.shop = shop } }
            final class ShopService { let bake: BakeService; init(bake: BakeService) { self.bake = bake } }
            """, to: "Bake.swift")
        #expect(host.run("graph", "--cycles-only").errors == "dilint: dependency-cycle does not report this ring" + end)
        try host.folder.write(
            """
            final class SailService { let wind: WindService; init(wind: WindService) { self.wind = wind } }
            final class WindService { let sail: SailService; init(sail: SailService) { self.sail = sail } }
            """, to: "Sail.swift")
        #expect(
            host.run("graph", "--cycles-only").errors == "dilint: dependency-cycle reports 1 of these 2 rings" + end)
        try host.folder.write(
            """
            final class Mast { let sail: SailService; init(sail: SailService) { self.sail = sail } }
            final class Deck { let mast: Mast; init(mast: Mast, hull: Hull?) { self.mast = mast } }
            final class Hull { let deck: Deck; init(deck: Deck) { self.deck = deck } }
            final class ShipContainer {
                lazy var deck: Deck = Deck(mast: mast, hull: hull)
                lazy var hull: Hull = Hull(deck: deck)
                lazy var mast: Mast = Mast(sail: SailService(wind: WindService()))
            }
            """, to: "Ship.swift")
        #expect(
            host.run("graph", "--cycles-only").errors == "dilint: dependency-cycle reports 2 of these 3 rings" + end)
        #expect(host.run("graph", "--cycles-only", "--quiet").errors == "")
        #expect(host.run("graph", "--cycles-only", "--focus", "SailService").errors == "")
        try host.folder.write(#"{ "rules": { "dependency-cycle": { "severity": "off" } } }"#, to: ".dilint.json")
        #expect(host.run("graph", "--cycles-only").errors == "")
    }

    @Test("A graph of too many types is drawn by folder and says so, unless told otherwise; programs get it whole")
    func largeGraph() throws {
        for number in 0..<120 {
            try tool.folder.write(
                Sample.sharedAccess(number), to: "App/Main/Part\(number % 9)/Screen\(number).swift")
        }
        let drawn = tool.run("graph", "--format", "mermaid")
        #expect(
            drawn.errors
                == "dilint: 243 types are too many to read as mermaid: drawn by folder; --focus TYPE draws a part, --collapse none all\n"
        )
        #expect(drawn.output.split(separator: "\n").count < 40)
        let whole = tool.run("graph", "--format", "mermaid", "--collapse", "none")
        #expect(whole.errors == "")
        #expect(whole.output.split(separator: "\n").count > 243)
        let data = tool.run("graph", "--format", "json")
        #expect(data.errors == "")
        #expect(data.output.contains("\"Screen7ViewModel\""))
    }

    @Test("A graph of too many types in too few folders is drawn whole, and says what else could be done")
    func flatGraph() throws {
        for number in 0..<60 { try tool.folder.write(Sample.sharedAccess(number), to: "App/Screen\(number).swift") }
        let drawn = tool.run("graph", "--format", "mermaid")
        #expect(
            drawn.errors
                == "dilint: 123 types are too many to read as mermaid, and modules and folders too few: --focus TYPE draws a part, --format html a page to move around in\n"
        )
        #expect(drawn.output.split(separator: "\n").count > 123)
    }
}
