// Who is made by a factory and asks it for another one with something new comes to an end; who asks for the same does not.
// only: dependency-cycle

protocol Node {
    func walk()
}
protocol NodeMaking {
    func makeNode(depth: Int) -> any Node
}
final class Leaf: Node {
    func walk() {}
}
final class Branch: Node {
    private let child: any Node
    init(depth: Int, maker: any NodeMaking) { child = maker.makeNode(depth: depth - 1) }
    func walk() { child.walk() }
}
final class NodeFactory: NodeMaking {
    func makeNode(depth: Int) -> any Node { depth == 0 ? Leaf() : Branch(depth: depth, maker: self) }
}

protocol Root {
    func grow()
}
protocol RootMaking {
    func makeRoot() -> any Root
}
final class DeepRoot: Root {
    private let next: any Root
    init(maker: any RootMaking) {
        next = maker.makeRoot()
        //     ^ error: [dependency-cycle] {{Producing RootFactory.makeRoot needs itself: RootFactory.makeRoot → RootFactory.makeRoot}}
    }
    func grow() { next.grow() }
}
final class RootFactory: RootMaking {
    func makeRoot() -> any Root { DeepRoot(maker: self) }
}
