import SwiftFacts

/// Writes a facts file: JSON, for each source what it declares and calls for people and scripts, and below `rows` all
/// that an analysis needs.
package struct FactsWriter {
    private let toolVersion: String

    package init(toolVersion: String) { self.toolVersion = toolVersion }

    /// The same text for the same sources, whatever the batches. O(size of the facts)
    package func text(of document: FactsDocument) -> String {
        var parts = ["{\n"]
        parts.append("  \"schemaVersion\": \(FactsDocument.schemaVersion),\n")
        let tool = JSONValue.members([("name", .string("dilint")), ("version", .string(toolVersion))])
        parts.append("  \"tool\": \(tool.compactText),\n")
        parts.append("  \"roots\": \(JSONValue.strings(document.roots).compactText),\n")
        parts.append("  \"includesTests\": \(document.includesTests),\n")
        parts.append(Self.list("manifests", document.manifests.map(Self.manifest), indentation: "  ") + ",\n")
        parts.append(Self.list("problems", document.problems.map(Self.problem), indentation: "  ") + ",\n")
        parts.append("  \"files\": [")
        var places: [(batch: Int, file: Int, path: String)] = []
        for (batch, facts) in document.batches.enumerated() {
            for (file, facts) in facts.files.enumerated() { places.append((batch, file, facts.path)) }
        }
        places.sort { $0.path.precedesInBytes($1.path) }
        for (number, place) in places.enumerated() {
            let batch = document.batches[place.batch]
            parts.append(number == 0 ? "\n" : ",\n")
            parts.append(Self.file(batch.files[place.file], names: batch.names))
        }
        parts.append(places.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
        return parts.joined()
    }

    private static func manifest(_ manifest: ModuleLayout.Manifest) -> JSONValue {
        .members([
            ("path", .string(manifest.path)), ("text", .string(String(decoding: manifest.bytes, as: UTF8.self))),
        ])
    }

    private static func problem(_ problem: Problem) -> JSONValue {
        .members([("path", .string(problem.path)), ("message", .string(problem.message))])
    }

    /// One element a line; an empty list on the line of its name.
    private static func list(_ name: String, _ elements: [JSONValue], indentation: String) -> String {
        guard !elements.isEmpty else { return "\(indentation)\"\(name)\": []" }
        let lines = elements.map { "\(indentation)  \($0.compactText)" }
        return "\(indentation)\"\(name)\": [\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
    }

    private static func file(_ facts: FileFacts, names: NameTable) -> String {
        let tables = FactTables(of: facts, names: names)
        var members = ["      \"path\": \(JSONValue.string(facts.path).compactText)"]
        members.append("      \"byteCount\": \(facts.byteCount)")
        if facts.isGenerated { members.append("      \"isGenerated\": true") }
        let listing = FactsListing(facts: facts, names: names)
        for (name, elements) in listing.lists where !elements.isEmpty {
            members.append(list(name, elements, indentation: "      "))
        }
        if !facts.problems.isEmpty {
            members.append(list("problems", facts.problems.map(problem), indentation: "      "))
        }
        var rows = ["        \"names\": \(JSONValue.strings(tables.names).compactText)"]
        if !tables.comments.isEmpty {
            rows.append("        \"comments\": \(JSONValue.strings(tables.comments).compactText)")
        }
        for (name, text) in tables.tables { rows.append("        \"\(name)\": \"\(text)\"") }
        members.append("      \"rows\": {\n\(rows.joined(separator: ",\n"))\n      }")
        return "    {\n\(members.joined(separator: ",\n"))\n    }"
    }
}
