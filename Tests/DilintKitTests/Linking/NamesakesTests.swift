import SwiftFacts
import TestSupport
import Testing

@testable import DilintKit

/// Of very many declarations of one name the nearest, against a look at all of them.
@Suite struct NamesakesTests {
    @Test(arguments: 0..<20)
    func typesAreFoundAsByLookingAtAll(seed: UInt64) throws {
        let index = Self.index(seed: seed)
        let name = try #require(index.linked.names.find("Cell"))
        let topLevel = index.table.topLevel
        #expect(topLevel[name].count > Namesakes<TypeEntry>.many)
        for file in index.files.indices {
            let all = Array(topLevel[name])
            #expect(topLevel.nearest(name, to: file, in: index.modules) == Self.only(all, file, index))
            let types = all.filter { $0.type != nil }
            #expect(topLevel.nearestType(name, to: file, in: index.modules) == Self.only(types, file, index)?.type)
            for module in index.modules.names.indices {
                let own = all.filter { $0.file >= 0 && index.modules.module[Int($0.file)] == module }
                let found = topLevel.nearest(name, to: file, ofModule: module, in: index.modules)
                #expect(found == Self.only(own, file, index))
            }
        }
    }

    @Test(arguments: 0..<20)
    func globalsAreFoundAsByLookingAtAll(seed: UInt64) throws {
        let index = Self.index(seed: seed)
        let name = try #require(index.linked.names.find("cell"))
        #expect(index.members.globals(named: name).count > Namesakes<MemberID>.many)
        for file in index.files.indices {
            #expect(index.members.nearestGlobal(name, to: file, in: index) == Self.first(name, file, index))
        }
    }

    /// Files of several modules, targets and tests; nearly each declares a `Cell` and a `cell`, some two, some an alias.
    private static func index(seed: UInt64) -> ProjectIndex {
        var random = RandomNumbers(seed: seed)
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Kit", targets: [
                .target(name: "Core"), .target(name: "Feed"), .testTarget(name: "CoreTests"),
            ])
            """
        let roots = [
            "Sources/Core", "Sources/Feed", "Tests/CoreTests", "App", "App/Shop", "App/Shop/Cart", "Widget",
            "Widget/Home",
            "AppTests", "App/Shop/Mocks",
        ]
        let declarations = [
            "class Cell {}", "private class Cell {}", "typealias Cell = Int", "class Cell {}\nstruct Row {}",
            "#if DEBUG\nclass Cell {}\n#else\nclass Other {}\n#endif", "extension Cell { func show() {} }", "",
            "private class Cell {}\nprivate class Cell {}", "public class Cell {}", "open class Cell {}",
            "package class Cell {}",
        ]
        let globals = [
            "let cell = 1", "private let cell = 1", "func cell() {}", "fileprivate func cell() {}",
            "public let cell = 1", "",
        ]
        var files = [ProjectBuilder.File(path: "Package.swift", text: manifest)]
        for number in 0..<140 {
            var folder = roots.randomElement(using: &random) ?? "App"
            if Bool.random(using: &random) { folder += "/Part\(Int.random(in: 0..<3, using: &random))" }
            let imports = ["Core", "Feed", "App", "Widget", "@testable Core"].filter { _ in
                Int.random(in: 0..<4, using: &random) == 0
            }
            let text =
                imports.map { $0.hasPrefix("@") ? "@testable import Core\n" : "import \($0)\n" }.joined()
                + (declarations.randomElement(using: &random) ?? "") + "\n"
                + (globals.randomElement(using: &random) ?? "") + "\n"
            files.append(ProjectBuilder.File(path: "\(folder)/File\(number).swift", text: text))
        }
        let project = ProjectBuilder(files: files)
        let linked = LinkedFacts(merging: project.batches, layout: project.modules, workers: .alone)
        return ProjectIndex.linking(linked, workers: .alone).index
    }

    /// The only nearest one.
    private static func only(_ all: [TopLevelNames.Declaration], _ file: Int, _ index: ProjectIndex) -> TypeEntry? {
        let seen = all.compactMap { declaration -> (entry: TypeEntry, nearness: FileModules.Nearness)? in
            guard declaration.file >= 0 else { return (declaration.entry, .outside) }
            return index.modules.nearness(
                of: Int(declaration.file), access: declaration.access, from: file
            ).map { (declaration.entry, $0) }
        }
        let nearest = seen.filter { one in !seen.contains { one.nearness < $0.nearness } }
        return nearest.count == 1 ? nearest[0].entry : nil
    }

    /// The first of the nearest globals.
    private static func first(_ name: NameID, _ file: Int, _ index: ProjectIndex) -> MemberID? {
        let seen = index.members.globals(named: name).compactMap { entry -> (MemberID, FileModules.Nearness)? in
            let (declaring, access) =
                switch entry.member {
                case .property(let id): (id.fileIndex, index.files[id.fileIndex].properties[id.index].access)
                case .function(let id): (id.fileIndex, index.files[id.fileIndex].functions[id.index].access)
                }
            return index.modules.nearness(of: declaring, access: access, from: file)
                .map { (entry.member, $0) }
        }
        return seen.first { one in !seen.contains { one.1 < $0.1 } }?.0
    }
}

extension TypeEntry {
    fileprivate var type: TypeID? { if case .type(let id) = self { id } else { nil } }
}
