// Of two factory protocols only one is asked.

protocol LoaderFactory {
    func makeLoader() -> PageLoader
}

protocol EditorFactory {
    func makeEditorSession() -> EditorSession
}

final class PageLoader {
    func load() {}
}

final class EditorSession {
    func edit() {}
}

final class PageModel {
    typealias Factory = LoaderFactory & EditorFactory
    //                                  ^ warning: [unused-dependency] {{PageModel asks for EditorFactory, but neither uses it nor hands it on}}
    private let factory: Factory
    private lazy var loader = factory.makeLoader()
    init(factory: Factory) { self.factory = factory }
    func open() { loader.load() }
}
