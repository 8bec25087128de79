import DilintKit
import TestSupport
import Testing

/// What to do about a short initializer where those who call it do not see what the other one takes.
@Suite struct VisibleInitializerHintTests {
    private static let manifest = """
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        """

    /// Where but other modules call it, none of them could call another one.
    @Test(arguments: [
        ("", "Make Caching and `init(name:cache:)` as visible as `init(name:)`, so that every caller may decide"),
        (
            "final class Cellar { func fill() { CacheSource(name: \"\").go() } }",
            "Call `init(name:cache:)` in place of `init(name:)` within its module, so that the caller decides"
        ),
    ])
    func whoCallsTheShortOne(inModule: String, hint: String) {
        let kit = """
            protocol Caching { func wipe() }
            final class DiskCache: Caching { static let shared = DiskCache() ; func wipe() {} }
            public final class CacheSource {
                private let cache: any Caching
                init(name: String, cache: any Caching) { self.cache = cache }
                public convenience init(name: String) { self.init(name: name, cache: DiskCache.shared) }
                public func go() { cache.wipe() }
            }
            \(inModule)
            """
        let app = """
            import Kit
            final class Shelf { func start() { CacheSource(name: "x").go() } }
            """
        let builder = ProjectBuilder(files: [
            ProjectBuilder.File(path: "Kit/Package.swift", text: Self.manifest),
            ProjectBuilder.File(path: "Kit/Sources/Kit/Cache.swift", text: kit),
            ProjectBuilder.File(path: "App/Shelf.swift", text: app),
        ])
        let hints = builder.report().findings.filter { $0.rule == "singleton-default" }.map(\.hint)
        #expect(hints == [hint + " what it passes"])
    }
}
