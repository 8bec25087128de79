// An initializer that does nothing but end the program is no way to make an instance without what the other one takes.
// only: dependency-cycle

import UIKit

final class PondViewController: UIViewController {
    private let heron: Heron
    init(heron: Heron) {
    //   ^ related: [dependency-cycle] {{PondViewController takes Heron}}
        self.heron = heron
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() { heron.wait() }
}

final class Heron {
    private let pond: PondViewController
    init(pond: PondViewController) { self.pond = pond }
    //   ^ error: [dependency-cycle] {{Making Heron needs itself: Heron → PondViewController → Heron}}
    func wait() { pond.viewDidLoad() }
}
