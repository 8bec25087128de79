// A screen that asks what extension it runs in, and that nobody constructs, is made by the system: a root.

//- Sources/Kit/Post.swift
public final class Outbox {
    public static let shared = Outbox()
    public func send() {}
}

//- Sources/Clipper/ClipViewController.swift
import Kit
import UIKit

final class ClipViewController: UIViewController {
    override func viewDidLoad() {
        Outbox.shared.send()
        let close = { [weak self] in self?.extensionContext?.completeRequest(returningItems: nil) }
        show(ClipListController(close: close), sender: self)
    }
}

//- Sources/Clipper/ClipListController.swift
import Kit
import UIKit

final class ClipListController: UITableViewController {
    private let close: () -> Void
    init(close: @escaping () -> Void) {
        self.close = close
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) {
        Outbox.shared.send()
        // <- warning: [singleton] {{ClipListController reaches the shared instance Outbox.shared}}
        extensionContext?.cancelRequest(withError: CancellationError())
        close()
    }
}
