// What a closure gives back by `return` is of the type that its place asks for, whatever stands before it; nothing is known
// of a closure whose place says nothing.
// only: singleton

final class Gate {
    static let shared = Gate()
    private var count = 0
    func open() { count += 1 }
}

final class EastModel {
    private lazy var gate: Gate = { return .shared }()
    //                                     ^ warning: [singleton] {{EastModel reaches the shared instance Gate.shared}}

    func go() { gate.open() }
}

final class WestModel {
    private lazy var gate: Gate = {
        print("west")
        if true {
            return .shared
            //     ^ warning: [singleton] {{WestModel reaches the shared instance Gate.shared}}
        }
        return Gate()
    }()

    func go() { gate.open() }
}

final class NorthModel {
    private let make: () -> Gate = { return .shared }
    //                                      ^ warning: [singleton] {{NorthModel reaches the shared instance Gate.shared}}

    func go() { make().open() }
}

final class SouthModel {
    func use(_ make: () -> Gate) { make().open() }

    func go() {
        use {
            print("south")
            return .shared
            //     ^ warning: [singleton] {{SouthModel reaches the shared instance Gate.shared}}
        }
    }
}

final class SignedModel {
    func go() {
        let gate = { () -> Gate in return .shared }()
        //                                ^ warning: [singleton] {{SignedModel reaches the shared instance Gate.shared}}
        gate.open()
    }
}

// Of another type, of none that is known, of a closure within, or of a local function, whose type is not read.

enum Kind {
    case shared
    case own
}

final class KindModel {
    private lazy var kind: Kind = { return .shared }()

    func label() -> String { "\(kind)" }
}

final class OuterModel {
    private lazy var gate: Gate = {
        let kinds: [Kind] = [1, 2].map { number in
            print(number)
            return .shared
        }
        let kind: Kind = { return .shared }()
        print(kinds, kind)
        return Gate()
    }()

    func go() { gate.open() }
}

final class GenericModel {
    func taken<Value>(_ make: () -> Value) -> Value { make() }

    func kind() -> Kind { taken { return .shared } }
}

final class FunctionModel {
    private lazy var make: () -> () -> Gate = { return { return .init() } }

    func go() { make()().open() }
}

final class LocalModel {
    func go() {
        func gate() -> Gate { return .shared }
        gate().open()
    }
}
