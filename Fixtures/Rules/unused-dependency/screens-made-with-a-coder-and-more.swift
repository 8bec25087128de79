// A storyboard's screen that takes something beside the coder is made by hand, though the compiler has it say
// `required`: what it takes is its own to choose. What else is required is asked for by those who make its subclasses.
// only: unused-dependency

import UIKit

final class TideStore {
    func load() {}
}

class TideScreen: UIViewController {
    private let store: TideStore
    required init?(coder: NSCoder, store: TideStore) {
    //                             ^ warning: [unused-dependency] {{TideScreen takes TideStore and keeps it, but never uses it}}
        self.store = store
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) { nil }
}

class EbbScreen: UIViewController {
    private let store: TideStore
    required init?(coder: NSCoder, store: TideStore) {
        self.store = store
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { store.load() }
}

class FloodScreen: UIViewController {
    private let store: TideStore
    required init(store: TideStore, label: String) {
        self.store = store
        super.init(nibName: label, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}
