// A type inside a function means itself by its name, whatever type of that name stands outside: one that takes another
// of its own kind can never be made. One that takes none, or perhaps none, can.
// only: dependency-cycle

struct Node {
    let number: Int
}
func drawPath() {
    final class Node {
        private let next: Node
        init(next: Node) { self.next = next }
    //       ^ error: [dependency-cycle] {{Making Node needs itself: Node → Node}}
        func draw() { next.draw() }
    }
    final class Stop {
        private let next: Stop?
        init(next: Stop?) { self.next = next }
        func draw() { next?.draw() }
    }
}

final class Stop {
    private let node: Node
    init(node: Node) { self.node = node }
    func draw() { print(node.number) }
}

final class Planner {
    func plan() {
        final class Stop {
            private let node: Node
            init(node: Node) { self.node = node }
            func draw() { print(node.number) }
        }
        final class Planner {
            private let stops: [Planner]
            init(stops: [Planner]) { self.stops = stops }
            func plan() { stops.forEach { $0.plan() } }
        }
        final class Leg {
            private let back: Leg
            init(back: Leg) { self.back = back }
    //           ^ error: [dependency-cycle] {{Making Planner.Leg needs itself: Planner.Leg → Planner.Leg}}
            func walk() { back.walk() }
        }
    }
}

struct Leg {
    let length: Int
}
