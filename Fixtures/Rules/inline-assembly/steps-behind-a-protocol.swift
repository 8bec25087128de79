// A step makes the one that comes next, as their protocol asks each of them for it: neither could be handed the other, and what
// they hand on goes from step to step. What a step makes besides is another matter, and so are flows.
// only: inline-assembly, dependency-pipeline

protocol Checking {
    func check() -> Bool
}

protocol Book: AnyObject {
    func write()
}

protocol Step {
    func next(_ isDone: Bool) async -> Step
    func run()
}

final class DraftStep: Step {
    private let book: Book
    private let checking: Checking
    init(book: Book, checking: Checking) {
        self.book = book
        self.checking = checking
    }
    func next(_ isDone: Bool) async -> Step { isDone ? ProofStep(book: book, checking: checking) : self }
    func run() { book.write() }
}

final class ProofStep: Step {
    private let book: Book
    private let checking: Checking
    init(book: Book, checking: Checking) {
        self.book = book
        self.checking = checking
    }
    func next(_ isDone: Bool) async -> Step {
        if checking.check() { return PrintStep(book: book) }
        return DraftStep(book: book, checking: checking)
    }
    func run() { book.write() }
}

final class PrintStep: Step {
    private let book: Book
    init(book: Book) { self.book = book }
    func next(_ isDone: Bool) async -> Step { self }
    func run() {
        book.write()
        BindingService(book: book).bind()
    //  ^ note: [inline-assembly] {{PrintStep builds BindingService out of its own dependencies}}
    }
    func proof() -> ProofStep { ProofStep(book: book, checking: AlwaysChecking()) }
    //                          ^ note: [inline-assembly] {{PrintStep builds ProofStep out of its own dependencies}}
}

struct AlwaysChecking: Checking {
    func check() -> Bool { true }
}

final class BindingService {
    private let book: Book
    init(book: Book) { self.book = book }
    func bind() { book.write() }
}

// The protocol does not say that one follows on the other.
protocol Page {
    func turn()
}

final class TitlePage: Page {
    private let checking: Checking
    init(checking: Checking) { self.checking = checking }
    func turn() { _ = checking.check() }
    func index() -> Page { IndexPage(checking: checking) }
    //                     ^ note: [inline-assembly] {{TitlePage builds IndexPage out of its own dependencies}}
}

final class IndexPage: Page {
    private let checking: Checking
    init(checking: Checking) { self.checking = checking }
    func turn() { _ = checking.check() }
}

// Flows lead on to one another.
protocol Flow {
    func following() -> Flow
}

final class CoverCoordinator: Flow {
    private let checking: Checking
    init(checking: Checking) { self.checking = checking }
    //   ^ warning: [dependency-pipeline] {{CoverCoordinator takes Checking only to hand it on: CoverCoordinator → SpineCoordinator, which uses it}}
    func following() -> Flow { SpineCoordinator(checking: checking) }
    //                         ^ note: [inline-assembly] {{CoverCoordinator builds SpineCoordinator out of its own dependencies}}
    //                                                    ^ related: [dependency-pipeline] {{CoverCoordinator hands it to SpineCoordinator}}
}

final class SpineCoordinator: Flow {
    private let checking: Checking
    init(checking: Checking) { self.checking = checking }
    func following() -> Flow { checking.check() ? self : self }
    //                         ^ related: [dependency-pipeline] {{SpineCoordinator uses it}}
}
