// Several protocols go by their alias, and so does a closure whose result is no dependency: who asks for a way to fetch a
// balance asks for no publisher. What is written out is told as it is.
// only: service-locator, singleton-default, hidden-dependency, unregistered-dependency, duplicate-registration

import Combine
import DIKit

protocol ReadingMarks { func read() -> Int }
protocol WritingMarks { func write(_ mark: Int) }
typealias Marks = ReadingMarks & WritingMarks

final class MarkStore: Marks {
    func read() -> Int { 1 }
    func write(_ mark: Int) {}
}

typealias FetchTide = (String) -> AnyPublisher<Int, Never>
typealias FetchName = () -> AnyPublisher<String, Never>
typealias MakeStore = (Int) -> MarkStore

extension DependencyContainer {
    static var marks = module {
        single { MarkStore() as Marks }
        single(tag: "old") { MarkStore() as Marks }
        factory { { _ in Just(1).eraseToAnyPublisher() } as FetchTide }
        factory { { Just("").eraseToAnyPublisher() } as FetchName }
        factory { { _ in MarkStore() } as MakeStore }
        factory { Wire<Int>() }
    }
}

final class Chart {
    private let marks: Marks
    init(marks: Marks = resolve()) { self.marks = marks }
    //                  ^ note: [singleton-default] {{Chart asks a locator for Marks unless it is handed one}}
    func draw() { marks.write(marks.read()) }
}

final class OldChart {
    private let marks: ReadingMarks & WritingMarks
    init(marks: ReadingMarks & WritingMarks = resolve(tag: "old")) { self.marks = marks }
    //                                        ^ note: [singleton-default] {{OldChart asks a locator for ReadingMarks & WritingMarks "old" unless it is handed one}}
    func draw() { marks.write(marks.read()) }
}

final class TideModel {
    private let tide: FetchTide
    private let name: FetchName
    init(tide: @escaping FetchTide = resolve(), name: @escaping FetchName = resolve()) {
    //                               ^ note: [singleton-default] {{TideModel asks a locator for FetchTide unless it is handed one}}
    //                                                                      ^ note: [singleton-default] {{TideModel asks a locator for FetchName unless it is handed one}}
        self.tide = tide
        self.name = name
    }
    func show() { _ = (tide(""), name()) }
    func showAgain() {
        let again: FetchTide = DIKit.resolve()
    //                         ^ warning: [service-locator] {{TideModel asks a locator for FetchTide}}
        let store: MakeStore = DIKit.resolve()
    //                         ^ warning: [service-locator] {{TideModel asks a locator for MarkStore}}
        let written: () -> AnyPublisher<String, Never> = DIKit.resolve()
    //                                                   ^ warning: [service-locator] {{TideModel asks a locator for AnyPublisher}}
        let marks: Marks = DIKit.resolve(tag: "old")
    //                     ^ warning: [service-locator] {{TideModel asks a locator for Marks "old"}}
        _ = (again(""), store(1).read(), written(), marks.read())
    }
}

final class Wire<Signal> { func send() {} }

final class Beacon {
    private let wire: Wire<Int>
    init(wire: Wire<Int> = resolve()) { self.wire = wire }
    //                     ^ note: [singleton-default] {{Beacon asks a locator for Wire unless it is handed one}}
    func light() { wire.send() }
}

final class Buoy {
    @Inject private var marks: Marks
//  ^ note: [hidden-dependency] {{Buoy needs Marks, which no initializer shows}}
    func swim() { marks.write(1) }
}
