// A list's elements, the values that a case carries and what is read of those are of the types that are written: what is read
// of them is theirs, and no property of the same name.
// only: dependency-pipeline

//- Sources/App/Tides.swift
import Outside

protocol TideFeed {
    func listen()
}

final class TideModel {
    init(feed: any TideFeed) { feed.listen() }
    func show() {}
}

final class TideRouter {
    let level: any TideFeed
    init(level: any TideFeed) { self.level = level }
    //   ^ warning: [dependency-pipeline] {{TideRouter takes TideFeed only to hand it on: TideRouter → TideModel, which uses it}}
    func next() { TideModel(feed: level).show() }
}

final class PierRouter {
    let mark: any TideFeed
    init(mark: any TideFeed) { self.mark = mark }
    func next() { TideModel(feed: mark).show() }
}

//- Sources/App/Gauges.swift
struct Gauge {
    let level: Int
    let name: String
}

enum Reading {
    case plain(Gauge)
    case pair(Gauge, other: Gauge)
    case lost
}

final class Gauges {
    let all: [Gauge] = []
    let byName: [String: Gauge] = [:]
    var total = 0

    func read(_ reading: Reading, _ more: [Gauge]?) {
        for gauge in all { total += gauge.level }
        all.forEach { gauge in total += gauge.level }
        print(all.map { $0.level }, all.map(\.level), all.sorted { left, right in left.level < right.level })
        print(all.first?.level ?? 0, byName["a"]?.level ?? 0, all[1].level)
        if let gauge = byName["b"] { print(gauge.level) }
        guard let last = more?.filter({ $0.name.isEmpty }).last else { return }
        print(last.level, (all.first)?.level ?? 0)
        print(all.reduce(0) { sum, gauge in sum + gauge.level })
        switch reading {
        case .plain(let gauge): total = gauge.level
        case let .pair(one, other: other): print(one.level, other.level)
        case .lost: break
        }
        if case let .plain(gauge) = reading { print(gauge.level) }
        if case Reading.plain(let gauge) = reading { print(gauge.level) }
        guard case .pair(_, other: let other) = reading else { return }
        print(other.level)
    }
}

//- Sources/App/Piers.swift
/// What is read of the one that may be meant is perhaps read of it.
final class Piers {
    let routers: [PierRouter] = []
    func listen() {
        for router in routers { router.mark.listen() }
    }
}

//- Sources/App/Boards.swift
import Outside

final class QuayRouter {
    let sign: any TideFeed
    init(sign: any TideFeed) { self.sign = sign }
    func next() { TideModel(feed: sign).show() }
}

final class BoardReader {
    /// A package's list may hold anything.
    func read(_ boards: Board<QuayRouter>) {
        boards.forEach { board in print(board.sign) }
    }
}
