/// Writes XML with two spaces of indentation a level.
struct XMLWriter {
    private(set) var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var openElements: [String] = []

    mutating func open(_ name: String, _ attributes: [(String, String?)] = []) {
        output += "\(indentation)<\(name)\(text(of: attributes))>\n"
        openElements.append(name)
    }

    mutating func close() {
        guard let name = openElements.popLast() else { return }
        output += "\(indentation)</\(name)>\n"
    }

    /// An element of text alone, or an empty one.
    mutating func element(_ name: String, _ attributes: [(String, String?)] = [], text: String? = nil) {
        output += "\(indentation)<\(name)\(self.text(of: attributes))"
        output += text.map { ">\(Escaping.xml($0, isAttribute: false))</\(name)>\n" } ?? "/>\n"
    }

    private var indentation: String { String(repeating: "  ", count: openElements.count) }

    /// Those without a value are left out.
    private func text(of attributes: [(String, String?)]) -> String {
        attributes.map { name, value in value.map { " \(name)=\"\(Escaping.xml($0))\"" } ?? "" }.joined()
    }
}
