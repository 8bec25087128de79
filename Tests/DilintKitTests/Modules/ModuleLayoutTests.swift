import DilintKit
import Testing

@Suite struct ModuleLayoutTests {
    /// Modules by path, ` (test)` behind those of test code. One after the other, there and back, the files have the same.
    private func modules(_ layout: ModuleLayout, _ paths: [String]) -> [String] {
        var lookup = ModuleLayout.Lookup(layout)
        for path in paths + paths.reversed() {
            #expect(lookup.module(of: path) == layout.module(of: path), "\(path)")
            #expect(lookup.isTest(path) == layout.module(of: path).isTest, "\(path)")
            guard lookup.test(path).isShared else { continue }
            for other in paths where folder(of: other) == folder(of: path) {
                #expect(layout.module(of: other).isTest == lookup.isTest(path), "\(other), beside \(path)")
            }
        }
        return paths.map { path in
            let module = layout.module(of: path)
            return module.name + (module.isTest ? " (test)" : "")
        }
    }

    private func folder(of path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

    private func manifest(_ path: String, _ targets: String) -> ModuleLayout.Manifest {
        let text = "import PackageDescription\nlet package = Package(targets: [\(targets)])"
        return ModuleLayout.Manifest(path: path, bytes: Array(text.utf8))
    }

    @Test func withoutManifestTheFirstFolderIsTheModule() {
        let layout = ModuleLayout(roots: ["."], manifests: [], workingDirectory: "/home/me/Shop")
        let expected = [
            "App/Views/A.swift": "App", "./App/A.swift": "App", "Sources/Core/A.swift": "Core",
            "Features/Login/Sources/A.swift": "Login", "Sources/A.swift": "Sources", "A.swift": "Shop",
            "modules/Ledger/A.swift": "Ledger", "modules/A.swift": "modules", "packages/Kit/Sources/A.swift": "Kit",
            "AppTests/A.swift": "AppTests (test)", "App/Mocks/A.swift": "App (test)",
        ]
        #expect(modules(layout, expected.keys.sorted()) == expected.keys.sorted().map { expected[$0] })
    }

    @Test func belowProjectsTheFolderOfSourcesIsTheModule() {
        let layout = ModuleLayout(roots: ["."], manifests: [], workingDirectory: "/home/me/Shop")
        let expected = [
            "Projects/App/Sources/A.swift": "App", "Projects/App/Sources/Views/Sources/A.swift": "App",
            "Projects/App/Resources/A.swift": "App", "Projects/A.swift": "Projects",
            "Projects/Features/Search/Sources/A.swift": "Search", "Projects/Features/Search/A.swift": "Features",
            "Projects/Features/Search/Domain/Sources/Models/A.swift": "Domain",
            "projects/Features/Filter/Sources/A.swift": "Filter",
            "Projects/Features/Search/Tests/A.swift": "Features (test)", "App/Projects/List/Sources/A.swift": "App",
        ]
        #expect(modules(layout, expected.keys.sorted()) == expected.keys.sorted().map { expected[$0] })
    }

    @Test func rootsMayLieAboveTheWorkingDirectory() {
        for root in ["../..", "/..", "../../Shop"] {
            let layout = ModuleLayout(roots: [root], workingDirectory: "/home/me/Shop")
            #expect(modules(layout, [root + "/App/Views/A.swift", root + "/Core/A.swift"]) == ["App", "Core"])
        }
    }

    @Test func aTestTargetMayLieWhereNothingSaysTests() {
        let layout = ModuleLayout(
            roots: ["."], manifests: [manifest("Package.swift", #".testTarget(name: "Checks", path: "Checks")"#)])
        #expect(modules(layout, ["Checks/A.swift", "Checks/Deep/B.swift"]) == ["Checks (test)", "Checks (test)"])
    }

    @Test func dotsAndFurtherSlashesInPathsAreNoFolders() {
        let layout = ModuleLayout(roots: ["."], manifests: [], workingDirectory: "/home/me/Shop")
        let paths = [
            "App/Old/../Core/A.swift", "App/Old/../../Core/A.swift", "App/Old/A.swift", "App/./Core/B.swift",
            "App//Core/C.swift", "Old/../AppTests/A.swift", "Old/../App/A.swift", "Old/../A.swift",
        ]
        #expect(
            modules(layout, paths) == ["App", "Core", "App", "App", "App", "AppTests (test)", "App", "Shop"])
    }

    /// What is known of the way to one file is used for the next one: whatever the two have in common.
    @Test func filesAreLookedUpInAnyOrder() {
        var random = RandomNumbers(seed: 1)
        let names = ["App", "Sources", "Tests", "AppTests", "Kit", "Mocks", "Core", ".", "..", ""]
        func path() -> String {
            let folders = (0..<Int.random(in: 0...5, using: &random)).map { _ in
                names[Int.random(in: 0..<names.count, using: &random)]
            }
            return (folders + ["A.swift"]).joined(separator: "/")
        }
        let manifests = [
            manifest("Package.swift", #".target(name: "Kit", exclude: ["Core"]), .testTarget(name: "KitTests")"#),
            manifest("App/Package.swift", #".target(name: "Core", path: "Core", sources: ["App"])"#),
        ]
        for _ in 0..<40 {
            let layout = ModuleLayout(
                roots: [".", path()], manifests: manifests, workingDirectory: "/home/me/Shop")
            _ = modules(layout, (0..<60).map { _ in path() })
        }
    }

    @Test func foldersCountFromTheInnermostRoot() {
        let layout = ModuleLayout(
            roots: ["Work/Tests/Shop", "/abs/Kit/", "Work/Tests/Shop/Deep/One", "Single/A.swift", "../Other"],
            manifests: [])
        #expect(
            modules(
                layout,
                [
                    "Work/Tests/Shop/App/A.swift", "Work/Tests/Shop/A.swift", "/abs/Kit/Core/A.swift",
                    "/abs/Kit/A.swift",
                    "Work/Tests/Shop/Deep/One/Two/A.swift", "Single/A.swift", "../Other/Core/A.swift",
                    "../Other/A.swift",
                ]) == ["App", "Shop", "Core", "Kit", "Two", "Single", "Core", "Other"])
    }

    @Test func aRootWithoutNameLeavesItsFilesWithoutModule() {
        #expect(modules(ModuleLayout(roots: ["."], manifests: []), ["A.swift"]) == [""])
    }

    @Test func targetsCoverTheirFolders() {
        let layout = ModuleLayout(
            roots: ["Shop"],
            manifests: [
                manifest(
                    "Shop/Package.swift",
                    """
                    .target(name: "shop-core"), .executableTarget(name: "App", path: "./Application/"),
                    .testTarget(name: "Checks"), .plugin(name: "Gen", capability: .command()), .target(name: "Lib"),
                    .testTarget(name: "AppTests", path: "Application/Inner"),
                    """)
            ])
        #expect(
            modules(
                layout,
                [
                    "Shop/Sources/shop-core/Deep/A.swift", "Shop/src/Lib/A.swift", "Shop/Application/A.swift",
                    "Shop/Application/Inner/A.swift", "Shop/Tests/Checks/A.swift", "Shop/Plugins/Gen/A.swift",
                    "Shop/Sources/Other/A.swift", "Shop/Package.swift",
                ]) == ["shop_core", "Lib", "App", "AppTests (test)", "Checks (test)", "Gen", "Other", "Shop"])
        #expect(["App", "shop_core", "Other"].map { layout.isTarget($0) } == [true, true, false])
    }

    /// - Parameter others: How many more paths each list has.
    @Test(arguments: [0, 40]) func excludedFilesAndOtherSourcesAreNoneOfATarget(others: Int) {
        let more = (0..<others).map { ", \"Other\($0)\"" }.joined()
        let layout = ModuleLayout(
            roots: [""],
            manifests: [
                manifest(
                    "Package.swift",
                    """
                    .target(name: "A", path: "Code", exclude: ["Old", "X/Y.swift"\(more)], sources: ["Old", "X", "Z.swift"\(more)]),
                    .target(name: "B", path: "Code", sources: ["W"\(more)]), .target(name: "Whole", path: "."),
                    .target(name: "Somewhere", path: place),
                    """)
            ])
        #expect(
            modules(
                layout,
                [
                    "Code/X/A.swift", "Code/X/Y.swift", "Code/Z.swift", "Code/W/A.swift", "Code/Old/A.swift",
                    "Code/V/A.swift", "Sources/Somewhere/A.swift",
                ]) == ["A", "Whole", "A", "B", "Whole", "Whole", "Whole"])
    }

    @Test func theInnermostManifestDecides() {
        let layout = ModuleLayout(
            roots: ["."],
            manifests: [
                manifest(
                    "Package.swift",
                    #".target(name: "Outer", path: "."), .target(name: "Deep", path: "Kit/Sources/Deep")"#),
                manifest("Kit/Package.swift", #".target(name: "Kit", dependencies: ["Outer"]), .target(name: "B")"#),
            ])
        #expect(
            modules(layout, ["A.swift", "Kit/Sources/Kit/A.swift", "Kit/Sources/Deep/A.swift", "Kit/Other/A.swift"])
                == ["Outer", "Kit", "Kit", "Kit"])
        #expect(modules(layout, ["Packages/Own/Sources/A.swift", "App/A.swift"]) == ["Outer", "Outer"])
    }

    /// An application's own type may be called `Package`, and have a file of its own.
    @Test func aFileThatIsOnlyNamedLikeAManifestIsNone() {
        let model = "import Foundation\nstruct Package { let targets: [Target] }"
        let layout = ModuleLayout(
            roots: ["."],
            manifests: [
                manifest("Package.swift", #".target(name: "Shop", path: "Sources")"#),
                ModuleLayout.Manifest(path: "Sources/Models/Package.swift", bytes: Array(model.utf8)),
            ])
        #expect(modules(layout, ["Sources/Models/Package.swift", "Sources/Models/Order.swift"]) == ["Shop", "Shop"])
    }

    @Test func theOnlyTargetMayFillTheSourcesFolder() {
        let layout = ModuleLayout(
            roots: ["."],
            manifests: [manifest("Package.swift", #".target(name: "Lib"), .testTarget(name: "LibTests")"#)])
        #expect(
            modules(layout, ["Sources/A.swift", "Sources/Parts/A.swift", "Tests/A.swift", "Sources/Lib/A.swift"])
                == ["Lib", "Lib", "LibTests (test)", "Lib"])
    }

    @Test func aManifestAboveTheRootCounts() {
        let layout = ModuleLayout(
            roots: ["Shop/Sources/App"], manifests: [manifest("Shop/Package.swift", #".target(name: "App")"#)])
        #expect(modules(layout, ["Shop/Sources/App/Views/A.swift"]) == ["App"])
    }

    @Test func aFileThatIsARootStandsForItself() {
        let layout = ModuleLayout(roots: ["App/Views/A.swift", "App"], manifests: [], workingDirectory: "/home/me")
        #expect(
            modules(layout, ["App/Views/B.swift", "App/Views/A.swift", "App/Views/C.swift"]) == [
                "Views", "Views", "Views",
            ])
        let other = ModuleLayout(roots: ["App/One/Two/A.swift", "App"], manifests: [])
        #expect(modules(other, ["App/One/Two/B.swift", "App/One/Two/A.swift"]) == ["One", "Two"])
    }

    @Test func targetsGoByTheirModulesNames() {
        let layout = ModuleLayout(
            roots: ["."],
            manifests: [manifest("Package.swift", #".target(name: "my-app", dependencies: ["my-lib"])"#)])
        #expect(["my_app", "my-app", "my_lib"].map(layout.isTarget) == [true, false, false])
    }
}
