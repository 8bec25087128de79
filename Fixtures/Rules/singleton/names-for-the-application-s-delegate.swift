// A global or a static that gives out the application's delegate is a way there: who goes it is told, and the way is
// not. A property of an object that does so reaches the delegate itself.
// only: singleton

import UIKit

final class MailService {
    private var sent = 0
    func send() { sent += 1 }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    let mail = MailService()
}

var appDelegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

enum Application {
    static var delegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
}

final class Outbox {
    func flush() { appDelegate?.mail.send() }
    //             ^ warning: [singleton] {{Outbox reaches the shared instance appDelegate.mail}}
}

final class Owner {
    var delegateOfApp: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
    //                                ^ warning: [singleton] {{Owner reaches the shared instance AppDelegate}}
}

final class Inbox {
    private let mail: MailService
    init(mail: MailService) { self.mail = mail }
    func reply() { mail.send() }
}
