// A static function that constructs the screen which it gives is an assembly, whatever it is called; one that asks what
// it is handed is a use, and so is one of a type that does other work.
// only: dependency-pipeline

import UIKit

protocol PostService {
    func post()
}

final class LetterService {
    private let posts: PostService
    init(posts: PostService) { self.posts = posts }
    func send() { posts.post() }
    //            ^ related: [dependency-pipeline] {{LetterService uses it}}
}

final class LetterController: UIViewController {
    private let service: LetterService
    init(service: LetterService) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }
    override func viewDidLoad() { service.send() }
}

enum LetterModule {
    static func viewController(posts: PostService, text: String) -> UIViewController? {
        if text.isEmpty { return nil }
        let service = LetterService(posts: posts)
    //                                     ^ related: [dependency-pipeline] {{LetterModule hands it to LetterService}}
        return LetterController(service: service)
    }
}

final class OfficeController: UIViewController {
    private let posts: PostService
    init(posts: PostService) {
    //   ^ warning: [dependency-pipeline] {{OfficeController takes PostService only to hand it on: OfficeController → LetterModule → LetterService, which uses it}}
        self.posts = posts
        super.init(nibName: nil, bundle: nil)
    }
    @objc func open() {
        guard let next = LetterModule.viewController(posts: posts, text: "a") else { return }
    //                                                      ^ related: [dependency-pipeline] {{OfficeController hands it to LetterModule}}
        present(next, animated: true)
    }
}

/// Which screen there is to be, what it is handed decides.
enum StampModule {
    private static let screen = UIViewController()
    static func known(posts: PostService) -> UIViewController {
        posts.post()
        return screen
    }
}

final class StampController: UIViewController {
    private let posts: PostService
    init(posts: PostService) {
        self.posts = posts
        super.init(nibName: nil, bundle: nil)
    }
    @objc func open() { present(StampModule.known(posts: posts), animated: true) }
}

/// Works, too.
final class ParcelDesk {
    private(set) var count = 0
    func weigh() { count += 1 }
    static func screen(posts: PostService) -> UIViewController {
        posts.post()
        return UIViewController()
    }
}

final class ParcelController: UIViewController {
    private let posts: PostService
    private let desk = ParcelDesk()
    init(posts: PostService) {
        self.posts = posts
        super.init(nibName: nil, bundle: nil)
    }
    @objc func open() {
        desk.weigh()
        present(ParcelDesk.screen(posts: posts), animated: true)
    }
}
