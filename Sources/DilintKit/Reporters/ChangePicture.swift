/// The part of the dependency graph that a change touched, small enough for a pull request's comment: what depends on
/// what now, and no more.
struct ChangePicture {
    private struct Arrow {
        var dependency: Dependency
        var isAdded: Bool
        var hasFinding: Bool
    }

    private let arrows: [Arrow]
    private let hiddenCount: Int

    /// More arrows than that are no picture any more.
    private static let arrowLimit = 30

    init(of change: Change) {
        let added = change.added.map {
            Arrow(dependency: $0.dependency, isAdded: true, hasFinding: !$0.rules.isEmpty)
        }
        let removed = change.removed.map { Arrow(dependency: $0, isAdded: false, hasFinding: false) }
        // What findings are about first, then what is new.
        let all = added.filter(\.hasFinding) + added.filter { !$0.hasFinding } + removed
        arrows = all.prefix(Self.arrowLimit).sorted {
            ($0.dependency, $0.isAdded ? 0 : 1) < ($1.dependency, $1.isAdded ? 0 : 1)
        }
        hiddenCount = all.count - arrows.count
    }

    /// A Mermaid diagram with a sentence that explains it; empty where no dependency changed.
    var markdown: String {
        guard !arrows.isEmpty else { return "" }
        var output = "\n\(caption)\n\n```mermaid\nflowchart LR\n"
        let names = Set(arrows.flatMap { [$0.dependency.from, $0.dependency.to] }).sorted()
        var numbers: [String: Int] = [:]
        for (number, name) in names.enumerated() {
            numbers[name] = number
            output += "    t\(number)[\"\(Escaping.mermaid(name))\"]\n"
        }
        for arrow in arrows {
            let from = numbers[arrow.dependency.from] ?? 0
            let to = numbers[arrow.dependency.to] ?? 0
            let line = arrow.isAdded ? "==>" : "-.->"
            output += "    t\(from) \(line)|\"\(Escaping.mermaid(arrow.dependency.kind))\"| t\(to)\n"
        }
        output += style("#d1242f", of: arrows.indices.filter { arrows[$0].hasFinding })
        output += style("#8c959f", of: arrows.indices.filter { !arrows[$0].isAdded })
        return output + "```\n"
    }

    private var caption: String {
        var parts: [String] = []
        if arrows.contains(where: \.isAdded) { parts.append("thick is new") }
        if arrows.contains(where: { !$0.isAdded }) { parts.append("dotted is gone") }
        if arrows.contains(where: \.hasFinding) { parts.append("red has a finding") }
        let count = TerminalText.counted(arrows.count + hiddenCount, "dependency", "dependencies")
        let cut = hiddenCount > 0 ? "; the first \(arrows.count) of them are drawn" : ""
        return "\(count) changed: \(parts.joined(separator: ", "))\(cut)"
    }

    private func style(_ color: String, of indices: [Int]) -> String {
        guard !indices.isEmpty else { return "" }
        return "    linkStyle \(indices.map(String.init).joined(separator: ",")) stroke:\(color)\n"
    }
}
