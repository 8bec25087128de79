// A module puts together what it gives back by another function of its own as well; and not only screens, but cells, views, data
// sources, services and several things at once. What it looks after besides, it asks for itself.
// only: service-locator

import UIKit

final class WindService {
    private let path: String
    init(path: String) { self.path = path }
    var speed: Int? { path.isEmpty ? nil : 3 }
    var sails: SailService? { nil }
    func read() {}
}

final class GustService {
    func read() {}
}

final class Depot {
    static let shared = Depot()
    lazy var winds = WindService(path: "winds")
    lazy var gusts = GustService()
}

final class SailService {
    private let winds: WindService
    init(winds: WindService) { self.winds = winds }
    func trim() { winds.read() }
}

final class SailViewController: UIViewController {
    private let sails: SailService
    init(sails: SailService) {
        self.sails = sails
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { sails.trim() }
}

final class SailCell: UITableViewCell {
    private let sails: SailService
    init(sails: SailService) {
        self.sails = sails
        super.init(style: .default, reuseIdentifier: nil)
    }
    required init?(coder: NSCoder) { nil }
    func bind() { sails.trim() }
}

final class SailView: UIView {
    private let sails: SailService
    init(sails: SailService) {
        self.sails = sails
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    func bind() { sails.trim() }
}

protocol Rigging { func rows() -> Int }

final class RowRigging: Rigging {
    private let sails: SailService
    init(sails: SailService) { self.sails = sails }
    func rows() -> Int { sails.trim(); return 1 }
}

enum OverloadModule {
    static func viewController(title: String) -> UIViewController {
        viewController(sails: SailService(winds: Depot.shared.winds), title: title)
    }
    static func viewController(sails: SailService, title: String) -> UIViewController {
        let screen = SailViewController(sails: sails)
        screen.title = title
        return screen
    }
}

enum StepModule {
    static func controller(id: Int) -> UIViewController? {
        guard Depot.shared.winds.speed != nil else { return nil }
        return StepModule.screen()
    }
    private static func screen() -> UIViewController { SailViewController(sails: sails()) }
    private static func sails() -> SailService { SailService(winds: Depot.shared.winds) }
}

enum PartModule {
    static func cell() -> SailCell { SailCell(sails: SailService(winds: Depot.shared.winds)) }
    static func view() -> SailView { SailView(sails: SailService(winds: Depot.shared.winds)) }
    static func rigging(id: Int) -> Rigging? { RowRigging(sails: SailService(winds: Depot.shared.winds)) }
    static func pair() -> (SailService, SailViewController) {
        let sails = SailService(winds: Depot.shared.winds)
        return (sails, SailViewController(sails: sails))
    }
}

enum BesideModule {
    static func view() -> SailView {
        Depot.shared.winds.read()
    //  ^ warning: [service-locator] {{BesideModule asks a locator for WindService in 5 places}}
        return SailView(sails: SailService(winds: WindService(path: "")))
    }
    static func speed() -> Int { Depot.shared.winds.speed ?? 0 }
    //                           ^ related: [service-locator] {{also asks for WindService here}}
    static func kept(_ views: [SailView]) -> SailView? {
        Depot.shared.winds.speed == nil ? nil : views.first
    //  ^ related: [service-locator] {{also asks for WindService here}}
    }
    static func sails() -> SailService { Depot.shared.winds.sails ?? SailService(winds: WindService(path: "")) }
    //                                   ^ related: [service-locator] {{also asks for WindService here}}
    static func all() -> [SailService] { (Depot.shared.winds.speed ?? 0) > 1 ? [] : [SailService(winds: WindService(path: ""))] }
    //                                    ^ related: [service-locator] {{also asks for WindService here}}
}

final class SailLoft {
    private let sails: SailService
    init(sails: SailService) { self.sails = sails }
    func open() { sails.trim() }
    static func view() -> SailView { SailView(sails: SailService(winds: Depot.shared.winds)) }
    //                                                                  ^ warning: [service-locator] {{SailLoft asks a locator for WindService}}
}
