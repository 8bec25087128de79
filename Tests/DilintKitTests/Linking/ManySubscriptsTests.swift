import DilintKit
import TestSupport
import Testing

@Suite struct ManySubscriptsTests {
    /// A registry is asked by its generic subscript, however many others it has beside it.
    @Test(arguments: [0, 2, 40], ["static", "plain"])
    func theGenericOneIsAsked(others: Int, kind: String) {
        let modifier = kind == "static" ? "static " : ""
        let receiver = kind == "static" ? "Basket" : "Basket.shared"
        let ports = (0..<others).map { "    \(modifier)subscript(port\($0) number: Int) -> Int { number + \($0) }\n" }
        let text = """
            protocol Bell { func ring() }
            final class Basket {
                static let shared = Basket()
                private static var kept: [ObjectIdentifier: Any] = [:]
                static func register<Part>(_ type: Part.Type, _ part: Part) { kept[ObjectIdentifier(type)] = part }
                static func resolve<Part>(_ type: Part.Type) -> Part { kept[ObjectIdentifier(type)] as! Part }
                \(modifier)subscript<Part>(_ type: Part.Type) -> Part { Basket.resolve(type) }
            \(ports.joined())
            }
            final class Ringer {
                func ring() { \(receiver)[Bell.self].ring() }
            }
            """
        let file = ProjectBuilder.File(path: "Sources/Town/Town.swift", text: text)
        let findings = ProjectBuilder(files: [file]).report().findings.filter { $0.subject == "Ringer" }
        #expect(findings.map(\.message) == ["Ringer asks a locator for Bell"])
    }
}
