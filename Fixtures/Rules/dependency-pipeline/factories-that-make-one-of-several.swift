// A factory whose methods say in an enum which screen they made makes screens; what makes values is one if it is called so.

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
    func makeSummary() -> Summary { .digest(count: Digest(api: api).count) }
}

final class MailSummary {
    private let api: any MailAPI
    init(api: any MailAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{MailSummary takes MailAPI only to hand it on: MailSummary → Digest, which uses it}}
    func makeSummary() -> Summary { .digest(count: Digest(api: api).count) }
}
