// What a stream hands to a closure is its owner in every file of a module that imports the library somewhere; in a
// module that does not, nobody knows what it is.
// only: dependency-pipeline

//- Sources/App/Taps.swift
import RxSwift

final class Taps {
    let taps = PublishSubject<Int>()
}

//- Sources/App/Desk.swift
protocol Press {
    func print(_ text: String)
}

final class Export {
    private let press: any Press
    init(press: any Press) { self.press = press }
    func run() { press.print("") }
    //           ^ related: [dependency-pipeline] {{Export uses it}}
}

final class Desk {
    private let press: any Press
    private let taps: Taps
    init(press: any Press, taps: Taps) {
    //   ^ warning: [dependency-pipeline] {{Desk takes Press only to hand it on: Desk → Export, which uses it}}
        self.press = press
        self.taps = taps
    }
    func open() {
        taps.taps.subscribe(with: self) { owner, tap in Export(press: owner.press).run() }
        //                                                            ^ related: [dependency-pipeline] {{Desk hands it to Export}}
    }
}

final class Counter {
    private let press: any Press
    private let taps: Taps
    init(press: any Press, taps: Taps) {
        self.press = press
        self.taps = taps
    }
    func open() {
        taps.taps.subscribe(onNext: { tap in Export(press: self.press).run() })
        taps.taps.subscribe(with: self) { owner, tap in owner.press.print("\(tap)") }
    }
}

//- Sources/Other/Booth.swift
protocol Pen {
    func write(_ text: String)
}

final class Letter {
    private let pen: any Pen
    init(pen: any Pen) { self.pen = pen }
    func send() { pen.write("") }
}

final class Booth {
    private let pen: any Pen
    private let taps: Stream
    init(pen: any Pen, taps: Stream) {
        self.pen = pen
        self.taps = taps
    }
    func open() {
        taps.subscribe(with: self) { owner, tap in Letter(pen: owner.pen).send() }
    }
}
