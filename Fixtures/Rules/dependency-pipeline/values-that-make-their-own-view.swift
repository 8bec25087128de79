// What a list shows is a value though it makes the view of itself: what it looks like is a property of it. What is asked to
// do something as well works for others.

import UIKit

enum TimetableAction {
    case copy(String)
    case open(() -> Void)
}

protocol TimetableRow {
    var action: TimetableAction? { get }

    func rowView() -> UIView
}

protocol ReloadableTimetableRow: TimetableRow {
    var id: String { get }

    func reload(view: UIView)
}

struct DepartureRow: ReloadableTimetableRow {
    let id: String
    let title: String
    let action: TimetableAction?

    func rowView() -> UIView { UILabel() }
    func reload(view: UIView) {}
}

struct NoticeRow: TimetableRow {
    let text: String
    var action: TimetableAction? { .copy(text) }

    func rowView() -> UIView { UILabel() }
}

final class TimetableListView: UIView {
    struct Configuration {
        let rows: [any TimetableRow]
        let reloading: [any ReloadableTimetableRow]
    }

    var configuration: Configuration? {
        didSet { setNeedsLayout() }
    }
}

final class TimetableViewController: UIViewController {
    struct Configuration {
        let title: String
        let list: TimetableListView.Configuration
    }

    private let listView = TimetableListView()
    private let configuration: Configuration

    init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = configuration.title
        listView.configuration = configuration.list
    }
}

protocol StationAnnouncing {
    var language: String { get }

    func bannerView() -> UIView
    func announce(_ text: String)
    func stop()
}

struct PlatformAnnouncer: StationAnnouncing {
    let language = "en"

    func bannerView() -> UIView { UILabel() }
    func announce(_ text: String) {}
    func stop() {}
}

final class PlatformListView: UIView {
    struct Configuration {
        let announcing: any StationAnnouncing
    }

    var configuration: Configuration? {
        didSet { configuration?.announcing.stop() }
    }
}

final class PlatformViewController: UIViewController {
    struct Configuration {
        let title: String
        let list: PlatformListView.Configuration
    }

    private let listView = PlatformListView()
    private let configuration: Configuration

    init(configuration: Configuration) {
    //   ^ warning: [dependency-pipeline] {{PlatformViewController reads list of PlatformViewController.Configuration only to hand it on}}
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = configuration.title
        listView.configuration = configuration.list
    }
}
