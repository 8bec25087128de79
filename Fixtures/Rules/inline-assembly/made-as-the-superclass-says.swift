// Who is made by an initializer that its superclass demands is handed what that says, and nobody could hand it what it makes of
// it. An initializer of its own, required or not, can take more.
// only: inline-assembly

import UIKit

protocol Slide { func draw() }

class SlideViewController<Shown: Slide>: UIViewController {
    let slide: Shown
    required init(slide: Shown, depth: Int) {
        self.slide = slide
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    static func make(of slide: Shown) -> Self { Self(slide: slide, depth: 0) }
}

final class FrameViewController: UIViewController {
    private let slide: Slide
    init(slide: Slide) {
        self.slide = slide
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { slide.draw() }
}

final class Fading: Slide {
    let base: Slide
    init(base: Slide) { self.base = base }
    func draw() { base.draw() }
}

final class FadeViewController: SlideViewController<Fading> {
    private let child: FrameViewController
    required init(slide: Fading, depth: Int) {
        child = FrameViewController(slide: slide.base)
        super.init(slide: slide, depth: depth)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { addChild(child) }
}

final class WipeViewController: UIViewController {
    private let child: FrameViewController
    required init(slide: Slide) {
        child = FrameViewController(slide: slide)
        //      ^ note: [inline-assembly] {{WipeViewController builds FrameViewController out of its own dependencies}}
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { addChild(child) }
}

final class TurnViewController: SlideViewController<Fading> {
    private let child: FrameViewController
    required init(slide: Slide) {
        child = FrameViewController(slide: slide)
        //      ^ note: [inline-assembly] {{TurnViewController builds FrameViewController out of its own dependencies}}
        super.init(slide: Fading(base: slide), depth: 1)
    //                    ^ note: [inline-assembly] {{TurnViewController builds Fading out of its own dependencies}}
    }
    required init(slide: Fading, depth: Int) { fatalError() }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { addChild(child) }
}
