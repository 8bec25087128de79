// A bag that is handed on as a protocol of its members uses none of them: whoever reads them of the protocol does. Where nobody is
// seen to, or the protocol may stand for another bag, the way ends with the bag.
// only: dependency-pipeline

import UIKit

protocol Lantern { func light() }
protocol Chime { func ring() }

protocol PorchSupplying {
    var lantern: Lantern { get }
    var chime: Chime { get }
}
struct PorchDependencies: PorchSupplying {
    let lantern: Lantern
    let chime: Chime
}
final class PorchCoordinator {
    private let dependencies: PorchSupplying
    init(dependencies: PorchSupplying) { self.dependencies = dependencies }
    func open() {
        dependencies.lantern.light()
//      ^ related: [dependency-pipeline] {{PorchCoordinator uses it}}
        dependencies.chime.ring()
    }
}

final class PorchViewController: UIViewController {
    private let lantern: Lantern
    private let chime: Chime
    init(lantern: Lantern, chime: Chime) {
    //   ^ warning: [dependency-pipeline] {{PorchViewController takes Lantern only to hand it on: PorchViewController → PorchDependencies → PorchCoordinator, which uses it}}
        self.lantern = lantern
        self.chime = chime
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        PorchCoordinator(dependencies: PorchDependencies(lantern: lantern, chime: chime)).open()
        //                                                        ^ related: [dependency-pipeline] {{PorchViewController hands it to PorchDependencies}}
        chime.ring()
    }
}

protocol AtticSupplying {
    var lantern: Lantern { get }
    var chime: Chime { get }
}
struct AtticDependencies: AtticSupplying {
    let lantern: Lantern
    let chime: Chime
}
struct CellarDependencies: AtticSupplying {
    let lantern: Lantern
    let chime: Chime
}
final class AtticCoordinator {
    private let dependencies: AtticSupplying
    init(dependencies: AtticSupplying) { self.dependencies = dependencies }
    func open() {
        dependencies.lantern.light()
        dependencies.chime.ring()
    }
}

final class AtticViewController: UIViewController {
    private let lantern: Lantern
    private let chime: Chime
    init(lantern: Lantern, chime: Chime) {
    //   ^ warning: [dependency-pipeline] {{AtticViewController takes Lantern only to hand it on: AtticViewController → AtticDependencies}}
        self.lantern = lantern
        self.chime = chime
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        AtticCoordinator(dependencies: AtticDependencies(lantern: lantern, chime: chime)).open()
        //                                                        ^ related: [dependency-pipeline] {{AtticViewController hands it to AtticDependencies}}
        chime.ring()
    }
}
