// The editor builds its checker when it is first asked for, not while it is being built.

final class Editor {
    private lazy var checker = SpellChecker()
    func check() { checker.run() }
}

final class SpellChecker {
    private let editor = Editor()
    func run() { editor.check() }
}
