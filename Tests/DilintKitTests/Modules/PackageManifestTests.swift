import Testing

@testable import DilintKit

@Suite struct PackageManifestTests {
    private typealias Target = PackageManifest.Target

    private func targets(_ manifest: String) -> [PackageManifest.Target] {
        PackageManifest(bytes: Array(manifest.utf8)).targets
    }

    @Test func readsEveryKindOfTarget() {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "App",
                products: [
                    .library(name: "Core", targets: ["Core"]),
                    .plugin(name: "Generate", targets: ["Generate"]),
                ],
                dependencies: [.package(url: "https://example.com/nio.git", from: "2.0.0")],
                targets: [
                    .target(
                        name: "Core",
                        dependencies: [
                            "Logging", .target(name: "Model"), .product(name: "NIO", package: "nio"),
                            .byName(name: "Extra", condition: .when(platforms: [.iOS])),
                        ],
                        path: "Core/Code", exclude: ["README.md", "Old"], sources: ["A", "B.swift"],
                        swiftSettings: [.define("X")], plugins: [.plugin(name: "Lint", package: "lint")]),
                    .target(name: "Model"),
                    .executableTarget(name: "tool", dependencies: ["Core"]),
                    .testTarget(name: "CoreTests", dependencies: ["Core"]),
                    .macro(name: "Macros"),
                    .plugin(name: "Generate", capability: .buildTool()),
                    .binaryTarget(name: "Blob", path: "Blob.xcframework"),
                ])
            """
        #expect(
            targets(manifest) == [
                Target(
                    kind: .target, name: "Core", place: .path("Core/Code"), exclude: ["README.md", "Old"],
                    sources: ["A", "B.swift"]),
                Target(kind: .executableTarget, name: "tool"),
                Target(kind: .testTarget, name: "CoreTests"),
                Target(kind: .macro, name: "Macros"),
                Target(kind: .plugin, name: "Generate"),
                Target(kind: .target, name: "Model"),
            ])
    }

    @Test func readsTargetsThatStandElsewhere() {
        let manifest = """
            let shared: [Target.Dependency] = [.target(name: "Core"), "Log"]
            let core = Target.target(name: "Core", dependencies: shared + ["Model"])
            package.targets += [core, .target(name: #"Raw"#, path: nil)]
            #if os(Linux)
            package.targets.append(.testTarget(name: "LinuxTests"))
            #endif
            """
        #expect(
            targets(manifest) == [
                Target(kind: .target, name: "Core"),
                Target(kind: .target, name: "Raw"),
                Target(kind: .testTarget, name: "LinuxTests"),
            ])
    }

    @Test func leavesOutWhatIsComputed() {
        let manifest = #"""
            func feature(_ name: String) -> Target { .target(name: name, dependencies: ["Core"]) }
            let targets = names.map { Target.target(name: "\($0)Kit") } + [
                .target(name: "A" + "B"), .target(name: "Escaped\u{41}"),
                .target(name: "Placed", path: root + "/Placed", exclude: old, sources: files),
            ]
            """#
        #expect(targets(manifest) == [Target(kind: .target, name: "Placed", place: .unknown)])
    }

    @Test(arguments: [
        "", ".target(", ".target(name:", ".target(name: \"A", "}}}).target(name: )", ".target(name: \"\"\"\nA\n\"\"\")",
    ])
    func brokenManifestsHaveNoTargets(manifest: String) {
        #expect(targets(manifest) == [])
    }

    @Test func anUnclosedCallCountsAsFarAsItGoes() {
        #expect(
            targets(".testTarget(name: \"A\", path: \"x\"") == [Target(kind: .testTarget, name: "A", place: .path("x"))]
        )
    }

    @Test(arguments: [("my-lib", "my_lib"), ("9lives", "_9lives"), ("Core", "Core"), ("a.b c", "a_b_c")])
    func moduleNamesAreIdentifiers(name: String, module: String) {
        #expect(PackageManifest.moduleName(of: name) == module)
    }
}
