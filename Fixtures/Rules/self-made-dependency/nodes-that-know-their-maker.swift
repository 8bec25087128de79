// A node of a tree that knows somebody weakly takes no dependency of him; one that keeps him does.
// only: self-made-dependency, dependency-pipeline

protocol Steering: AnyObject {
    func steer(_ degrees: Int) -> Bool
}

final class HelmNode {
    private(set) weak var helm: (any Steering)?
    private(set) weak var parent: HelmNode?
    private(set) var children: [HelmNode] = []
    init(helm: any Steering) { self.helm = helm }
    func adopt(_ child: HelmNode) {
        child.parent = self
        children.append(child)
    }
}

protocol HelmManaging {}
final class HelmManager: HelmManaging {
    let node: HelmNode
    init(helm: any Steering) { node = HelmNode(helm: helm) }
}

final class Rudder {
    private let helm: any Steering
    init(helm: any Steering) { self.helm = helm }
    func turn() { _ = helm.steer(3) }
}
final class RudderManager: HelmManaging {
    let rudder: Rudder
    init(helm: any Steering) { rudder = Rudder(helm: helm) }
    //                                  ^ note: [self-made-dependency] {{RudderManager creates Rudder, which it could be given}}
}
