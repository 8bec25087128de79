// What Xcode calls the principal class of an app extension is a root, where it stands in the folder of one, or in one
// that is called like it, and nobody makes it.

//- Sources/Kit/Post.swift
public final class Outbox {
    public static let shared = Outbox()
    public func send() {}
}

//- Sources/App/ShareViewController.swift
import Kit
import UIKit

final class ShareViewController: UIViewController {
    override func viewDidLoad() { Outbox.shared.send() }
    //                            ^ warning: [singleton] {{ShareViewController reaches the shared instance Outbox.shared}}
}

//- Sources/PostExtension/ShareViewController.swift
import Kit
import UIKit

final class ShareViewController: UIViewController {
    override func viewDidLoad() { Outbox.shared.send() }
}

//- Sources/PostExtension/PreviewViewController.swift
import Kit
import UIKit

final class ListViewController: UIViewController {
    override func viewDidLoad() { Outbox.shared.send() }
    //                            ^ warning: [singleton] {{ListViewController reaches the shared instance Outbox.shared}}
}

//- Sources/TodayWidget/WidgetController.swift
import Kit
import NotificationCenter
import UIKit

final class WidgetController: UIViewController, NCWidgetProviding {
    override func viewDidLoad() { Outbox.shared.send() }
}

//- Share/ShareViewController.swift
import Kit
import UIKit

final class ShareViewController: UIViewController {
    override func viewDidLoad() { Outbox.shared.send() }
}

//- Sources/Deeds/Action/ActionViewController.swift
import Kit
import UIKit

final class ActionViewController: UIViewController {
    override func viewDidLoad() { Outbox.shared.send() }
    //                            ^ warning: [singleton] {{ActionViewController reaches the shared instance Outbox.shared}}
}

final class ActionCoordinator {
    func start(in stack: UINavigationController) { stack.pushViewController(ActionViewController(), animated: true) }
}
