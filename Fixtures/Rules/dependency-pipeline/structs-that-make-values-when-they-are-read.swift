// A struct that makes others where a protocol asks for a property works if it hands them something that works, be it a
// class, a struct called service or one of closures. What is made of its plain values is one more value in the bag.
// only: dependency-pipeline

import ComposableArchitecture

protocol Stamping {
    func stamp()
}

protocol Weighing {
    func weigh()
}

struct Sign {
    let title: Title
}

struct Title {
    let text: String
}

final class Counter {
    private let stamping: Stamping
    init(stamping: Stamping) { self.stamping = stamping }
    func open() { stamping.stamp() }
}

protocol Desk {
    var sign: Sign { get }
    var counter: Counter { get }
}

struct FrontDesk: Desk {
    let stamping: Stamping
    let weighing: Weighing
    let title: Title
    var counter: Counter { Counter(stamping: stamping) }
    var sign: Sign { Sign(title: title) }
}

final class Hall {
    private let desk: FrontDesk
    init(desk: FrontDesk) { self.desk = desk }
    func open() {
        desk.counter.open()
        desk.weighing.weigh()
        print(desk.sign)
    }
}

final class Ink {
    private let stamping: Stamping
    init(stamping: Stamping) { self.stamping = stamping }
    func dry() { stamping.stamp() }
}

struct InkReducer: Reducer {
    let ink: Ink
    var body: some ReducerOf<Self> {
        Reduce { _, _ in
            ink.dry()
//          ^ related: [dependency-pipeline] {{InkReducer uses it}}
            return .none
        }
    }
}

struct InkDesk: Reducer {
    let ink: Ink
    //  ^ warning: [dependency-pipeline] {{InkDesk takes Ink only to hand it on: InkDesk → InkReducer, which uses it}}
    let weighing: Weighing
    var body: some ReducerOf<Self> {
        Reduce { _, _ in
            weighing.weigh()
            return .none
        }
        Scope(state: \.last, action: \.last) { InkReducer(ink: ink) }
        //                                                     ^ related: [dependency-pipeline] {{InkDesk hands it to InkReducer}}
    }
}

struct PostClient {
    let address: String
    func send() {}
}

struct PostReducer: Reducer {
    let post: PostClient
    var body: some ReducerOf<Self> {
        Reduce { _, _ in
            post.send()
//          ^ related: [dependency-pipeline] {{PostReducer uses it}}
            return .none
        }
    }
}

struct PostDesk: Reducer {
    let post: PostClient
    //  ^ warning: [dependency-pipeline] {{PostDesk takes PostClient only to hand it on: PostDesk → PostReducer, which uses it}}
    let weighing: Weighing
    var body: some ReducerOf<Self> {
        Reduce { _, _ in
            weighing.weigh()
            return .none
        }
        Scope(state: \.last, action: \.last) { PostReducer(post: post) }
        //                                                       ^ related: [dependency-pipeline] {{PostDesk hands it to PostReducer}}
    }
}

struct Wire {
    var send: (String) -> Bool
}

struct WireReducer: Reducer {
    let wire: Wire
    var body: some ReducerOf<Self> {
        Reduce { _, _ in
            _ = wire.send("Stop")
            //  ^ related: [dependency-pipeline] {{WireReducer uses it}}
            return .none
        }
    }
}

struct WireDesk: Reducer {
    let wire: Wire
    //  ^ warning: [dependency-pipeline] {{WireDesk takes Wire only to hand it on: WireDesk → WireReducer, which uses it}}
    let weighing: Weighing
    var body: some ReducerOf<Self> {
        Reduce { _, _ in
            weighing.weigh()
            return .none
        }
        Scope(state: \.last, action: \.last) { WireReducer(wire: wire) }
        //                                                       ^ related: [dependency-pipeline] {{WireDesk hands it to WireReducer}}
    }
}
