// A package's name for SwiftUI's representables says what it is, too; another protocol of a package says nothing.
// only: dependency-pipeline

import CrossPlatformKit
import SwiftUI
import UIKit

final class ReelPlayer {
    private let store: ReelStore
    init(store: ReelStore) { self.store = store }
    func play() { store.load() }
}

final class ReelStore { func load() {} }

final class ReelController: UIViewController {
    private let player: ReelPlayer
    init(player: ReelPlayer) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { player.play() }
}

struct ReelView: CrossViewControllerRepresentable {
    private let player: ReelPlayer
    init(player: ReelPlayer) { self.player = player }
    func makeUIViewController(context: Context) -> ReelController { ReelController(player: player) }
    func updateUIViewController(_ controller: ReelController, context: Context) {}
}

struct ReelPanel: CrossPresenting {
    private let player: ReelPlayer
    init(player: ReelPlayer) { self.player = player }
    //   ^ warning: [dependency-pipeline] {{ReelPanel takes ReelPlayer only to hand it on: ReelPanel → ReelController, which uses it}}
    func present() -> Any { [ReelController(player: player)] }
}
