// Who is made by an initializer that its protocol demands, by those who know no more of it, is handed what that says, and nobody
// could hand it what it makes of it. What it makes later, or in an initializer of its own, is told.
// only: inline-assembly

protocol Chart { func draw(_ id: String) }

struct MarkOptions { let id: String }
struct MarkParts { let chart: Chart }

protocol MarkManaging: AnyObject {
    init(options: MarkOptions, parts: MarkParts)
    func sync()
}

final class MarkService<Mark> {
    private let chart: Chart
    private let id: String
    init(options: MarkOptions, parts: MarkParts) {
        chart = parts.chart
        id = options.id
    }
    func sync() { chart.draw(id) }
}

final class BuoyManager: MarkManaging {
    private let marks: MarkService<Int>
    init(options: MarkOptions, parts: MarkParts) { marks = MarkService(options: options, parts: parts) }
    func sync() { marks.sync() }
}

final class LightManager: MarkManaging {
    private let options: MarkOptions
    private let parts: MarkParts
    required init(options: MarkOptions, parts: MarkParts) {
        self.options = options
        self.parts = parts
    }
    func sync() {
        MarkService<String>(options: options, parts: parts).sync()
    //  ^ note: [inline-assembly] {{LightManager builds MarkService out of its own dependencies}}
        parts.chart.draw(options.id)
    }
}

final class WreckManager {
    private let marks: MarkService<Double>
    init(options: MarkOptions, parts: MarkParts) {
        marks = MarkService(options: options, parts: parts)
        //      ^ note: [inline-assembly] {{WreckManager builds MarkService out of its own dependencies}}
    }
    func sync() { marks.sync() }
}

final class MarkTable {
    private let parts: MarkParts
    init(parts: MarkParts) { self.parts = parts }

    func buoys() -> BuoyManager { make(MarkOptions(id: "buoys")) }
    func lights() -> LightManager { make(MarkOptions(id: "lights")) }

    private func make<Manager: MarkManaging>(_ options: MarkOptions) -> Manager {
        parts.chart.draw(options.id)
        return Manager(options: options, parts: parts)
    }
}
