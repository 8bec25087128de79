// A factory's product may be what has a screen and nothing else; what has more is no screen.
// only: container-injection

import UIKit

protocol Loom {
    func weave()
}

protocol Dye {
    func colour()
}

protocol Needs {
    var loom: any Loom { get }
    var dye: any Dye { get }
}

protocol Presentable {
    var screen: UIViewController { get }
}

protocol Titled {
    var title: String { get }
}

final class Start: Presentable {
    let screen = UIViewController()
}

final class Label: Titled {
    let title = "start"
}

struct ScreenFactory {
    private let needs: any Needs
    init(needs: any Needs) { self.needs = needs }

    func createStart() -> any Presentable {
        needs.loom.weave()
        return Start()
    }
}

struct LabelFactory {
    private let needs: any Needs
    init(needs: any Needs) { self.needs = needs }
    //   ^ warning: [container-injection] {{LabelFactory takes the whole container Needs}}

    func createLabel() -> any Titled {
        needs.loom.weave()
        return Label()
    }
}
