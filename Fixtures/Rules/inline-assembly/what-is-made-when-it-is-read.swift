// A property that makes what it gives whenever it is read gives nothing that the type was given. One that gives a part of what was
// given, be it in case there is one, makes it of that, or asks somebody else for it, does.
// only: inline-assembly

import UIKit

final class Reel {
    private let url: String
    private let session: URLSession
    init(url: String, session: URLSession = .shared) {
        self.url = url
        self.session = session
    }
    func roll() { session.invalidateAndCancel() }
}

final class ReelViewController: UIViewController {
    private let reel: Reel
    init(_ reel: Reel) {
        self.reel = reel
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { reel.roll() }
}

final class GalleryViewController: UIViewController {
    private let url: String
    private var reel: Reel { Reel(url: url) }
    private var optional: Reel? { url.isEmpty ? nil : Reel(url: url) }
    private var quiet: Reel {
        let made = Reel(url: url)
        made.roll()
        return made
    }
    private lazy var full = ReelViewController(reel)
    init(url: String) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    func show() { present(ReelViewController(reel), animated: true) }
    func showQuietly() { present(ReelViewController(quiet), animated: true) }
    func showPerhaps() { if let optional { present(ReelViewController(optional), animated: true) } }
}

final class FeedViewController: UIViewController {
    private let given: Reel?
    private let session: URLSession
    private var reel: Reel { given ?? Reel(url: "") }
    private var next: Reel { Reel(url: "", session: session) }
    init(given: Reel?, session: URLSession) {
        self.given = given
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    func show() { present(ReelViewController(reel), animated: true) }
    //                    ^ note: [inline-assembly] {{FeedViewController builds ReelViewController out of its own dependencies in 2 places}}
    func showNext() { present(ReelViewController(next), animated: true) }
    //                        ^ related: [inline-assembly] {{also builds ReelViewController here}}
}

protocol ReelKeeping {
    var newest: Reel { get }
}

final class ShelfViewController: UIViewController {
    private let keeper: ReelKeeping
    private var newest: Reel { keeper.newest }
    init(keeper: ReelKeeping) {
        self.keeper = keeper
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    func show() { present(ReelViewController(newest), animated: true) }
    //                    ^ note: [inline-assembly] {{ShelfViewController builds ReelViewController out of its own dependencies}}
}

// What it makes on the way is not what it gives.
final class ListViewController: UIViewController {
    private let reels: [Reel]
    private var first: Reel {
        let stamp = Stamp()
        stamp.note()
        return reels[0]
    }
    init(reels: [Reel]) {
        self.reels = reels
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    func show() { present(ReelViewController(first), animated: true) }
    //                    ^ note: [inline-assembly] {{ListViewController builds ReelViewController out of its own dependencies}}
}

final class Stamp {
    func note() {}
}
