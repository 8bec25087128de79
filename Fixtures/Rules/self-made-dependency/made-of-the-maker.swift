// What is made of its maker in another form, or of a view that the maker has for itself, nobody could hand in.
// only: self-made-dependency

import UIKit

protocol Furling: AnyObject { func furl() }

final class AnyFurling: Furling {
    private let sail: any Furling
    init(_ sail: any Furling) { self.sail = sail }
    func furl() { sail.furl() }
}

extension Furling {
    func erased() -> AnyFurling { AnyFurling(self) }
}

protocol Winding { func wind() }

final class Winch: Winding {
    private let sail: any Furling
    init(sail: any Furling) { self.sail = sail }
    func wind() { sail.furl() }
}

final class YachtService: Furling {
    private lazy var winch: any Winding = Winch(sail: erased())
    func furl() {}
    func go() { winch.wind() }
}

final class KetchService: Furling {
    private lazy var winch: any Winding = Winch(sail: self.erased())
    func furl() {}
    func go() { winch.wind() }
}

final class Jib: Furling { func furl() {} }

final class DinghyService: Furling {
    private let jib = Jib()
    private lazy var winch: any Winding = Winch(sail: jib.erased())
    //                                    ^ note: [self-made-dependency] {{DinghyService creates Winch, which it could be given}}
    func furl() {}
    func go() { winch.wind() }
}

final class CutterService: Furling {
    private lazy var winch: any Winding = Winch(sail: spareSail())
    //                                    ^ note: [self-made-dependency] {{CutterService creates Winch, which it could be given}}
    func furl() {}
    func go() { winch.wind() }
    private func spareSail() -> any Furling { Jib() }
}

protocol Scrolling { func scroll() }

final class DeckScroller: Scrolling {
    private weak var deck: UIScrollView?
    init(deck: UIScrollView) { self.deck = deck }
    func scroll() { deck?.flashScrollIndicators() }
}

final class DeckController: UIViewController {
    private let deck = UIScrollView()
    private lazy var scroller: any Scrolling = DeckScroller(deck: deck)
    func move() { scroller.scroll() }
}

final class HoldController: UIViewController {
    private let hold: UIScrollView
    private let scroller: any Scrolling
    init(hold: UIScrollView) {
        self.hold = hold
        scroller = DeckScroller(deck: hold)
        //         ^ note: [self-made-dependency] {{HoldController creates DeckScroller, which it could be given}}
        super.init(nibName: nil, bundle: nil)
    }
    func move() {
        hold.flashScrollIndicators()
        scroller.scroll()
    }
}
