import SwiftFacts
import TestSupport
import Testing

@testable import DilintKit

/// What only a generator writes is not looked through to its end; then nothing is said of the rest.
@Suite struct BoundsTests {
    @Test func ofTooManyPartsNoneIsCalledUnused() {
        func report(parts: Int) -> Report {
            let protocols = (0..<parts).map { "protocol Has\($0) { var part\($0): Part\($0)Service { get } }\n" }
            let services = (0..<parts).map { "final class Part\($0)Service { func run() {} }\n" }
            let text = """
                final class Feed {
                    typealias Dependencies = \((0..<parts).map { "Has\($0)" }.joined(separator: " & "))
                    private let dependencies: Dependencies
                    init(dependencies: Dependencies) { self.dependencies = dependencies }
                    func run() { dependencies.part0.run() }
                }
                """
            let file = ProjectBuilder.File(path: "App/Feed.swift", text: (protocols + services).joined() + text)
            return ProjectBuilder(files: [file]).report()
        }
        func unused(_ report: Report) -> Int { report.findings.count { $0.rule == "unused-dependency" } }
        #expect(unused(report(parts: 20)) == 19)
        #expect(unused(report(parts: Composition.maximumMembers + 1)) == 0)
    }

    @Test func membersOfTheFirstPartsAreFound() throws {
        let parts = Composition.maximumMembers + 20
        let text =
            (0..<parts).map { "protocol P\($0) { func run\($0)() }\n" }.joined()
            + "func all(_ parts: \((0..<parts).map { "P\($0)" }.joined(separator: " & "))) {}\n"
        let project = ProjectBuilder(files: [.init(path: "A.swift", text: text)])
        let linked = LinkedFacts(merging: project.batches, layout: project.modules, workers: .alone)
        let index = ProjectIndex.linking(linked, workers: .alone).index
        let composition = try #require(index.compositions.first)
        #expect(composition.written.count == parts)
        #expect(composition.members == composition.written.prefix(Composition.maximumMembers).map(\.type))
    }

    /// Each module exports the next: a file sees those it imports and what they export, the nearest first.
    @Test func ofAnEndlessChainOfExportsTheNearestModulesAreSeen() throws {
        let count = 1100
        var files = (0..<count).map { number in
            ProjectBuilder.File(path: "Part\(number)/A.swift", text: "@_exported import Part\(number + 1)\n")
        }
        files.append(.init(path: "App/A.swift", text: "import Part7\nimport Part5\n"))
        let project = ProjectBuilder(files: files)
        let linked = LinkedFacts(merging: project.batches, layout: project.modules, workers: .alone)
        let modules = FileModules(linked: linked, workers: .alone)
        let app = try #require(linked.files.firstIndex { $0.path == "App/A.swift" })
        let seen = modules.visibleModules(from: app).map { modules.names[Int($0)] }
        #expect(seen.prefix(4) == ["Part7", "Part5", "Part8", "Part6"])
        #expect(seen.count >= 1000 && seen.count < count)
        #expect(Set(seen).count == seen.count)
    }

    /// Each ask of a function that its file keeps to itself looks at all calls of the file.
    @Test(arguments: [(calls: 20, findings: 0), (calls: 1100, findings: 1)])
    func ofAFileWithTooManyCallsNothingHelpsToAssemble(calls: Int, findings: Int) {
        let text = """
            import UIKit
            final class Store { static let shared = Store() ; private var count = 0 ; func run() { count += 1 } }
            @main final class AppDelegate: UIResponder, UIApplicationDelegate { func start() { open() } }
            private func open() { Store.shared.run() }
            func tick() {}
            func pass() { \(String(repeating: "tick() ; ", count: calls)) }
            """
        let report = ProjectBuilder(files: [.init(path: "App/App.swift", text: text)]).report()
        #expect(report.findings.count { $0.rule == "singleton" } == findings)
    }

    /// Each value that an initializer may replace looks for the parameter which does so.
    @Test(arguments: [(parameters: 20, rules: ["singleton-default"]), (140, ["singleton", "singleton-default"])])
    func ofTooManyParametersTheFirstReplaceDefaults(parameters: Int, rules: [String]) {
        let all = (0..<parameters).map { "part\($0)" }
        let text = """
            final class Store { static let shared = Store() ; private var count = 0 ; func run() { count += 1 } }
            final class Desk {
                \(all.map { "lazy var \($0): Store = .shared ; " }.joined())
                init(\(all.map { "\($0): Store? = nil" }.joined(separator: ", "))) {
                    \(all.map { "if let \($0) { self.\($0) = \($0) } ; " }.joined())
                }
            }
            """
        let report = ProjectBuilder(files: [.init(path: "App/Desk.swift", text: text)]).report()
        #expect(report.findings.map(\.rule).filter { $0.hasPrefix("singleton") }.sorted() == rules)
    }

    @Test(arguments: [(calls: 20, rules: ["singleton-default"]), (calls: 1100, rules: ["singleton"])])
    func ofTooManyCallsNoneTellsWhereAClosureGoes(calls: Int, rules: [String]) {
        let text = """
            import UIKit
            final class Store { static let shared = Store() ; private var count = 0 ; func run() { count += 1 } }
            final class Desk {
                private let run: () -> Void
                convenience init() {
                    self.init(run: { Store.shared.run() })
                    \(String(repeating: "tick() ; ", count: calls))
                }
                init(run: @escaping () -> Void) { self.run = run }
                func tick() { run() }
            }
            """
        let report = ProjectBuilder(files: [.init(path: "App/Desk.swift", text: text)]).report()
        #expect(report.findings.map(\.rule) == rules)
    }

    @Test(arguments: [(calls: 20, taken: "PlayService"), (calls: 1100, taken: "TubeService")])
    func behindTooManyCallsNoAlternativeIsSeen(calls: Int, taken: String) {
        let text = """
            protocol Ticker { func tick() }
            class PlayService {
                let ticker: Ticker
                init(ticker: Ticker) { self.ticker = ticker }
                func play() { ticker.tick() }
            }
            final class TubeService: PlayService {}
            final class FileService: PlayService {}
            final class ClipViewModel {
                private let ticker: Ticker
                private var player: PlayService
                init(ticker: Ticker, isTube: Bool) {
                    self.ticker = ticker
                    \(String(repeating: "ticker.tick() ; ", count: calls))
                    if isTube { player = TubeService(ticker: ticker) } else { player = FileService(ticker: ticker) }
                }
                func open() { player.play() ; ticker.tick() }
            }
            """
        let report = ProjectBuilder(files: [.init(path: "App/Clip.swift", text: text)]).report()
        let hint = report.findings.first { $0.rule == "inline-assembly" }?.hint
        #expect(hint == "Let ClipViewModel take \(taken), or a protocol of it, through its initializer")
    }

    /// What goes on to several initializers, each of which hands it on to several, is followed once a parameter: with every
    /// step back again, this would take longer than anybody waits.
    @Test func whatGoesOnManyWaysIsFollowedOnce() {
        let parts = (0..<6).map { number in
            """
            struct P\(number) {
                var v: Int
                init(api: PriceService) { v = 0; \(String(repeating: "v += P\(number + 1)(api: api).v; ", count: 60)) }
            }

            """
        }
        let initializers = (0..<9).map { number in
            """
                convenience init(a\(number) api: PriceService, n: Int) {
                    switch n {
                    \((0..<40).map { "case \($0): self.init(a\(number + 1): api, n: \($0)) ; " }.joined())
                    default: self.init(a\(number + 1): api, n: 0)
                    }
                }

            """
        }
        let views = (0..<9).map { number in
            """
            final class Row\(number)View: UIView {
                init(api: PriceService) { \(String(repeating: "add(Row\(number + 1)View(api: api)); ", count: 40)) }
            }

            """
        }
        let text = """
            import UIKit
            final class PriceService { func go() -> Int { 1 } }
            \(views.joined())
            final class Row9View: UIView { init(api: PriceService) { print(api.go()) } }
            final class HomeViewController: UIViewController {
                private let api: PriceService
                init(api: PriceService) { self.api = api }
                func show() { add(Row0View(api: api)) }
            }
            \(parts.joined())
            struct P6 { var v: Int ; init(api: PriceService) { v = api.go() } }
            final class HomeService {
                private let api: PriceService
            \(initializers.joined())
                init(a9 api: PriceService, n: Int) { self.api = api }
                func sum() -> Int { P0(api: api).v }
            }
            """
        let report = ProjectBuilder(files: [.init(path: "App/Home.swift", text: text)]).report()
        // The service asks what it computes with.
        #expect(report.findings == [])
    }
}
