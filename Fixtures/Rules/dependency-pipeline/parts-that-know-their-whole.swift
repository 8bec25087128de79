// What takes nothing but a way back, kept weak or unowned, to what keeps it or several of it, is a part of that and no service.
// What works by another one that has nothing of the kind is.
// only: dependency-pipeline, inline-assembly

class LedgerStore {
    var root: Page?
    unowned var spare: Sheet?
    var sheets: [Sheet] = []
}

class Page {
    weak var store: LedgerStore?
    var name = ""
    init(store: LedgerStore?) { self.store = store }
}

class Sheet {
    unowned let store: LedgerStore
    var name = ""
    init(store: LedgerStore) { self.store = store }
}

class Scheme {
    weak var store: LedgerStore?
    var name = ""
    init(store: LedgerStore?) { self.store = store }
    func load() { store?.root?.name = name }
}

final class PageEditorController: UIViewController {
    private let page: Page
    init(page: Page) { self.page = page }
    override func viewDidLoad() { title = page.name }
}

final class PageCoordinator {
    private let page: Page
    init(page: Page) { self.page = page }
    func start(on stack: UINavigationController) {
        stack.pushViewController(PageEditorController(page: page), animated: true)
    }
}

final class SheetEditorController: UIViewController {
    private let sheet: Sheet
    init(sheet: Sheet) { self.sheet = sheet }
    override func viewDidLoad() { title = sheet.name }
}

final class SheetCoordinator {
    private let sheet: Sheet
    init(sheet: Sheet) { self.sheet = sheet }
    func start(on stack: UINavigationController) {
        stack.pushViewController(SheetEditorController(sheet: sheet), animated: true)
    }
}

final class SchemeEditorController: UIViewController {
    private let scheme: Scheme
    init(scheme: Scheme) { self.scheme = scheme }
    override func viewDidLoad() { scheme.load() }
}

final class SchemeCoordinator {
    private let scheme: Scheme
    init(scheme: Scheme) { self.scheme = scheme }
    //   ^ warning: [dependency-pipeline] {{SchemeCoordinator takes Scheme only to hand it on: SchemeCoordinator → SchemeEditorController, which uses it}}
    func start(on stack: UINavigationController) {
        stack.pushViewController(SchemeEditorController(scheme: scheme), animated: true)
        //                       ^ note: [inline-assembly] {{SchemeCoordinator builds SchemeEditorController out of its own dependencies}}
    }
}
