// A table of lists is data, whatever stands in the lists; one list, and the values of a dictionary, may be dependencies.
// only: dependency-pipeline

import IndexKit

struct Unit {
    let store: IndexStore
    let number: Int
}

struct Plan {
    let units: [String: [Unit]]
}

final class Indexer {
    private let units: [String: [Unit]]
    init(units: [String: [Unit]]) { self.units = units }
    func run() { print(units.count) }
}

final class IndexPipeline {
    private let plan: Plan
    init(plan: Plan) { self.plan = plan }
    func run() { Indexer(units: plan.units).run() }
}

protocol Sink {
    func write()
}

final class Writer {
    private let sinks: [String: any Sink]
    init(sinks: [String: any Sink]) { self.sinks = sinks }
    func run() { sinks["log"]?.write() }
}

final class WritePipeline {
    private let sinks: [String: any Sink]
    init(sinks: [String: any Sink]) { self.sinks = sinks }
    //   ^ warning: [dependency-pipeline] {{WritePipeline takes Sink only to hand it on: WritePipeline → Writer, which uses it}}
    func run() { Writer(sinks: sinks).run() }
}
