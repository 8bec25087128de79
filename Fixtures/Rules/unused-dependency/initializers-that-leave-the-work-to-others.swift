// An initializer that leaves the work to another one of its type and does nothing with what it takes loses it. What it
// passes on, keeps or uses, and what somebody else demands, is not lost.
// only: unused-dependency

protocol Ebbing { func ebb() -> Int }
protocol Flowing { func flow() }

final class MoonTide: Ebbing {
    func ebb() -> Int { 0 }
}

final class Harbour {
    private let ebbing: any Ebbing
    private let flowing: any Flowing

    init(flowing: any Flowing, ebbing: any Ebbing = MoonTide()) {
        self.flowing = flowing
        self.ebbing = ebbing
    }

    convenience init(ebbing: any Ebbing, flowing: any Flowing) {
        //           ^ warning: [unused-dependency] {{Harbour takes Ebbing, but never uses it}}
        self.init(flowing: flowing)
    }

    convenience init(named name: String, ebbing: any Ebbing, flowing: any Flowing) {
        self.init(flowing: flowing, ebbing: ebbing)
    }

    convenience init(asking ebbing: any Ebbing, flowing: any Flowing) {
        self.init(flowing: flowing)
        print(ebbing.ebb())
    }

    /// Says so by an underscore.
    convenience init(ignoring _: any Ebbing, flowing: any Flowing) { self.init(flowing: flowing) }

    /// Who calls it may go on.
    @available(*, deprecated)
    convenience init(old ebbing: any Ebbing, flowing: any Flowing) { self.init(flowing: flowing) }

    func work() { flowing.flow(); print(ebbing.ebb()) }
}

struct Chart {
    let ebbing: any Ebbing
    let name: String

    init(ebbing: any Ebbing, name: String) {
        self.ebbing = ebbing
        self.name = name
    }

    init(ebbing: any Ebbing, flowing: any Flowing) {
    //                       ^ warning: [unused-dependency] {{Chart takes Flowing, but never uses it}}
        self.init(ebbing: ebbing, name: "")
    }

    func draw() -> Int { ebbing.ebb() + name.count }
}

extension Chart {
    init(flowing: any Flowing, name: String) { self.init(ebbing: MoonTide(), name: name) }
}

// None of the others takes it.
final class Pier {
    private let length: Int
    init(length: Int) { self.length = length }
    convenience init(ebbing: any Ebbing, length: Int, width: Int) { self.init(length: length * width) }
    //               ^ warning: [unused-dependency] {{Pier takes Ebbing, but never uses it}}
    func measure() -> Int { length }
}

// Somebody else demands them.
protocol Charted {
    init(ebbing: any Ebbing)
}

class Sounding {
    let depth: Int
    init(depth: Int) { self.depth = depth }
    init(flowing: any Flowing) {
        depth = 1
        flowing.flow()
    }
    required convenience init(ebbing: any Ebbing, flowing: any Flowing) { self.init(depth: 0) }
}

final class Depth: Sounding, Charted {
    override init(depth: Int) { super.init(depth: depth) }
    convenience init(ebbing: any Ebbing) { self.init(depth: 2) }
    override convenience init(flowing: any Flowing) { self.init(depth: 3) }
    required convenience init(ebbing: any Ebbing, flowing: any Flowing) { self.init(depth: 0) }
}
