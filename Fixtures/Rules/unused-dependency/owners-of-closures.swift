// RxSwift hands an object to its closures, first of all: what they read from it is that object's.

//- Sources/App/Owners.swift
import RxSwift

protocol TideAPI {
    func load() -> Int
}

protocol TideLog {
    func note(_ level: Int)
}

final class TideViewModel {
    private let api: any TideAPI
    private let log: any TideLog
    init(api: any TideAPI, log: any TideLog) {
        //                 ^ warning: [unused-dependency] {{TideViewModel takes TideLog and keeps it, but never uses it}}
        self.api = api
        self.log = log
    }
    func bind(_ taps: Observable<Int>) {
        taps.subscribe(with: self, onNext: { owner, level in _ = owner.api.load() })
    }
}

final class BothViewModel {
    private let api: any TideAPI
    private let log: any TideLog
    init(api: any TideAPI, log: any TideLog) {
        self.api = api
        self.log = log
    }
    func bind(_ taps: Driver<Int>) {
        taps.drive(with: self, onNext: { (owner, level) in owner.log.note(level) }, onCompleted: { owner in owner.api.load() })
    }
}

final class UnretainedViewModel {
    private let api: any TideAPI
    private let log: any TideLog
    init(api: any TideAPI, log: any TideLog) {
        //                 ^ warning: [unused-dependency] {{UnretainedViewModel takes TideLog and keeps it, but never uses it}}
        self.api = api
        self.log = log
    }
    func bind(_ taps: Observable<Int>) {
        taps
            .withUnretained(self)
            .observe(on: MainScheduler.instance)
            .filter { owner, level in owner.api.load() > level }
            .subscribe(onNext: { owner, _ in _ = owner.api.load() })
    }
}

final class SelectingViewModel {
    private let api: any TideAPI
    private let log: any TideLog
    init(api: any TideAPI, log: any TideLog) {
        //                 ^ warning: [unused-dependency] {{SelectingViewModel takes TideLog and keeps it, but never uses it}}
        self.api = api
        self.log = log
    }
    func bind(_ taps: Observable<Int>) {
        taps.withUnretained(self) { ($0, $1) }.flatMap { owner, _ in owner.api.load() }
        taps.withUnretained(self) { owner, level in owner.api.load() + level }.subscribe()
    }
}

/// The view's closures are handed another object, by name.
final class TidePage: UIViewController {
    private let model: PageModel
    init(model: PageModel) { self.model = model }
    func bind(_ taps: Observable<Int>) {
        taps.bind(with: model, onNext: { page, level in page.show(level) })
    }
}

final class PageModel {
    private let log: any TideLog
    init(log: any TideLog) { self.log = log }
    func show(_ level: Int) { log.note(level) }
}

/// Another object that is handed by name: what is read of it is that object's, and the keeper's own is not.
final class MoonReader {
    private let moon: any TideLog
    init(moon: any TideLog) { self.moon = moon }
    func bind(_ taps: Observable<Int>, _ other: MoonReader?) {
        taps.subscribe(with: other, onNext: { reader, level in reader.moon.note(level) })
    }
}

final class MoonKeeper {
    private let moon: any TideLog
    init(moon: any TideLog) { self.moon = moon }
    //   ^ warning: [unused-dependency] {{MoonKeeper takes TideLog and keeps it, but never uses it}}
}

//- Sources/App/Unplaced.swift
import RxSwift

/// What an operator makes of the pair is not known, nor what somebody else's function hands over.
final class MappedViewModel {
    private let clock: any Ticking
    private let bell: any Ringing
    private let lamp: any Shining
    private let horn: any Blowing
    init(clock: any Ticking, bell: any Ringing, lamp: any Shining, horn: any Blowing) {
        self.clock = clock
        self.bell = bell
        self.lamp = lamp
        self.horn = horn
    }
    func bind(_ taps: Observable<Int>, _ router: Router, _ screens: Screens) {
        taps.withUnretained(self).map { _ in screens.next() }.subscribe(onNext: { owner, _ in owner.clock.tick() })
        router.show(with: self) { shown in shown.bell.ring() }
        Outside.open(with: self) { opened in opened.horn.blow() }
        taps.withLatestFrom(screens).scan(self) { owner, _ in owner.lamp.shine() }
    }
}

protocol Ticking {
    func tick()
}

protocol Ringing {
    func ring()
}

protocol Shining {
    func shine()
}

protocol Blowing {
    func blow()
}

final class Router {
    func show(with source: MappedViewModel, then: (Alarm) -> Void) { then(Alarm()) }
}

final class Alarm {}
