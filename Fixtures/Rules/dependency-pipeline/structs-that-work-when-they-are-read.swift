// A struct that makes others of what it keeps where a protocol asks for a property works, as one with a method does. A bag
// computes something besides, and gives out one thing more, be it because a protocol asks for that.
// only: dependency-pipeline

import ComposableArchitecture

protocol Stamping { func stamp() }
protocol Noting { func note() }
protocol Weighing { var weight: Int { get } }

struct LabelReducer: ReducerProtocol {
    struct State {}
    enum Action { case tap }
    let stamping: Stamping
    init(stamping: Stamping) { self.stamping = stamping }
    var body: some ReducerProtocol<State, Action> {
        Reduce { state, action in
            stamping.stamp()
//          ^ related: [dependency-pipeline] {{LabelReducer uses it}}
            return .none
        }
    }
}

struct ParcelReducer: ReducerProtocol {
    struct State { var label: LabelReducer.State? }
    enum Action { case label(LabelReducer.Action) }
    let stamping: Stamping
    let noting: Noting
    init(stamping: Stamping, noting: Noting) {
//       ^ warning: [dependency-pipeline] {{ParcelReducer takes Stamping only to hand it on: ParcelReducer → LabelReducer, which uses it}}
        self.stamping = stamping
        self.noting = noting
    }
    var body: some ReducerProtocol<State, Action> {
        Reduce { state, action in
            noting.note()
            return .none
        }
        .ifLet(\.label, action: /Action.label) {
            LabelReducer(stamping: stamping)
//                                 ^ related: [dependency-pipeline] {{ParcelReducer hands it to LabelReducer}}
        }
    }
}

struct Letter {
    let stamping: Stamping
    init(stamping: Stamping) { self.stamping = stamping }
    func send() { stamping.stamp() }
//                ^ related: [dependency-pipeline] {{Letter uses it}}
}

protocol Flow {
    associatedtype Body
    var body: Body { get }
}

struct LetterFlow: Flow {
    let stamping: Stamping
    let noting: Noting
    init(stamping: Stamping, noting: Noting) {
//       ^ warning: [dependency-pipeline] {{LetterFlow takes Stamping only to hand it on: LetterFlow → Letter, which uses it}}
        self.stamping = stamping
        self.noting = noting
    }
    var body: Letter {
        noting.note()
        return Letter(stamping: stamping)
//                              ^ related: [dependency-pipeline] {{LetterFlow hands it to Letter}}
    }
}

/// Nobody asks for what it computes.
struct PostOffice {
    let stamping: Stamping
    let noting: Noting
    var letter: Letter { Letter(stamping: stamping) }
}

final class Counter {
    private let stamping: Stamping
    init(stamping: Stamping) { self.stamping = stamping }
    func open() { stamping.stamp() }
}

protocol Desk {
    var counter: Counter { get }
    var isOpen: Bool { get }
}

/// What it is asked for it gives out.
struct FrontDesk: Desk {
    let stamping: Stamping
    let weighing: Weighing
    let noting: Noting
    var counter: Counter { Counter(stamping: stamping) }
    var isOpen: Bool { weighing.weight > 0 }
}

final class Hall {
    private let office: PostOffice
    private let desk: FrontDesk
    init(office: PostOffice, desk: FrontDesk) {
        self.office = office
        self.desk = desk
    }
    func open() {
        office.letter.send()
        office.noting.note()
        desk.noting.note()
        desk.counter.open()
        print(desk.isOpen)
    }
}
