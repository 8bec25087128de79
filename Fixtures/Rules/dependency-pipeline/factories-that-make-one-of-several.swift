// A factory whose methods say in an enum which screen they made makes screens; one that makes values does not.

import UIKit

protocol MailAPI {
    func fetch()
}

final class InboxViewController: UIViewController {
    private let api: any MailAPI
    init(api: any MailAPI) {
        self.api = api
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { api.fetch() }
}

final class Digest {
    let count: Int
    init(api: any MailAPI) {
        api.fetch()
        count = 1
    }
}

enum Child {
    case screen(UIViewController)
    case none
}

enum Summary {
    case digest(count: Int)
    case none
}

final class MailScreenFactory {
    private let api: any MailAPI
    init(api: any MailAPI) { self.api = api }
    func makeChild(_ name: String) -> Child {
        name == "inbox" ? .screen(InboxViewController(api: api)) : .none
    }
}

final class MailSummaryFactory {
    private let api: any MailAPI
    init(api: any MailAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{MailSummaryFactory → Digest, which uses it}}
    func makeSummary() -> Summary { .digest(count: Digest(api: api).count) }
}
