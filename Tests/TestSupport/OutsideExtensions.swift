// What nearly every project extends; here nothing is added to it, and so nothing may change.

/// Extensions of the types from elsewhere that a fixture names.
enum OutsideExtensions {
    private static let outside = Set(
        """
        AnyCancellable AnyPublisher Array Binding Bool Bundle CGFloat CGRect Calendar Color Container Data Date
        Decimal DispatchQueue Double EnvironmentValues Factory FileManager Int JSONDecoder Locale NSObject
        NotificationCenter ObservableObject OperationQueue Optional Resolver Set String UIApplication UIColor UIImage
        UINavigationController UIView UIViewController URL URLRequest URLSession UUID UserDefaults View
        """.split(whereSeparator: \.isWhitespace))

    /// Extended in a module of its name, a type hides that module, in Swift as here.
    private static let leftAlone: [String: Set<Substring>] = [
        "Rules/singleton/folders-named-after-a-type": ["FileManager"]
    ]

    private static let declaring: Set<Substring> = [
        "actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias",
    ]

    /// Beside each source one that extends what that names and no source declares.
    static func files(beside fixture: Fixture) -> [ProjectBuilder.File] {
        let declared = fixture.files.reduce(into: Set()) { $0.formUnion(declaredNames(in: $1.text)) }
        return fixture.files.compactMap { source in
            let names = outside.intersection(words(of: source.text)).subtracting(declared)
                .subtracting(leftAlone[fixture.name] ?? [])
            if names.isEmpty { return nil }
            let lines = imports(of: source.text) + names.sorted().map { "extension \($0) {}" }
            return ProjectBuilder.File(
                path: source.path.dropLast(".swift".count) + "+Outside.swift", text: lines.joined(separator: "\n"))
        }
    }

    /// Which library's `Container` it is.
    private static func imports(of text: String) -> [String] {
        text.split(separator: "\n").map { String($0.trimmingSpaces()) }.filter {
            $0.hasPrefix("import ") || $0.hasPrefix("@testable import ")
        }
    }

    private static func declaredNames(in text: String) -> [Substring] {
        let words = words(of: text)
        return zip(words, words.dropFirst()).filter { declaring.contains($0.0) }.map(\.1)
    }

    private static func words(of text: String) -> [Substring] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }
}
