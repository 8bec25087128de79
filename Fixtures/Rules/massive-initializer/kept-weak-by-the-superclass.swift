// What the superclass, or another initializer, keeps weak is a back-reference there and here.
// only: massive-initializer, dependency-pipeline, unused-dependency

protocol BoardView: AnyObject {
    func show()
}
protocol A { func a() }
protocol B { func b() }
protocol C { func c() }
protocol D { func d() }

class BoardPresenter {
    weak var view: BoardView?
    var strong: BoardView?
    init(view: BoardView) { self.view = view }
    init(strong: BoardView) { self.strong = strong }
    func show() {
        view?.show()
        strong?.show()
    }
}

final class TidePresenter: BoardPresenter {
    private let a: A, b: B, c: C, d: D
    init(view: BoardView, a: A, b: B, c: C, d: D) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
        super.init(view: view)
    }
    func use() { a.a(); b.b(); c.c(); d.d() }
}

final class MoonPresenter: BoardPresenter {
    private let a: A, b: B, c: C, d: D
    init(view: BoardView, a: A, b: B, c: C, d: D) {
//  ^ warning: [massive-initializer] {{MoonPresenter takes 5 dependencies, more than 4: BoardView, A, B, C, D}}
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
        super.init(strong: view)
    }
    func use() { a.a(); b.b(); c.c(); d.d() }
}
