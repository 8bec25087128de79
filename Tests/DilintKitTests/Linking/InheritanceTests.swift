import TestSupport
import Testing

@testable import DilintKit

/// What superclasses and aliases bring into view is known only after a first look at all clauses.
@Suite struct InheritanceTests {
    private static let text = """
        protocol Drawable {}
        class Screen {
            class Part: Drawable {}
            typealias Base = Part
        }
        final class Home: Screen {
            class Header: Part {}
            class Footer: Base {}
        }
        class LargeHeader: Home.Header {}
        final class LargestHeader: LargeHeader {}
        typealias Foot = Home.Footer
        class LargeFooter: Foot {}
        protocol Shelf where Self: LargeFooter {}
        final class Lonely {}
        """

    @Test(arguments: [
        ("Home", ["Screen"]), ("Screen.Part", ["Drawable"]), ("Home.Header", ["Screen.Part", "Drawable"]),
        ("Home.Footer", ["Screen.Part", "Drawable"]),
        ("LargeHeader", ["Home.Header", "Screen.Part", "Drawable"]),
        ("LargestHeader", ["LargeHeader", "Home.Header", "Screen.Part", "Drawable"]),
        ("LargeFooter", ["Home.Footer", "Screen.Part", "Drawable"]),
        ("Shelf", ["LargeFooter", "Home.Footer", "Screen.Part", "Drawable"]), ("Lonely", []),
    ])
    func ancestorsAreKnown(of name: String, are expected: [String]) throws {
        let project = ProjectBuilder(files: [.init(path: "App/Home.swift", text: Self.text)])
        let linked = LinkedFacts(merging: project.batches, layout: project.modules, workers: .alone)
        let index = ProjectIndex.linking(linked, workers: .alone).index
        let number = try #require(index.types.indices.first { index.qualifiedName(of: TypeID($0)) == name })
        #expect(index.ancestors[number].map(index.qualifiedName(of:)) == expected)
        #expect(index.ancestors[number].map(index.qualifiedName(of:)) == expected)
    }
}
