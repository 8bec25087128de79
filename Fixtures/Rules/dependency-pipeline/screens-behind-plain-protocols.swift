// A factory makes a screen also where it gives it out as a protocol that asks for the view controller and for nothing to be done. A
// protocol of plain values stands for none.
// only: dependency-pipeline

import UIKit

protocol Backed: AnyObject {
    var isReady: Bool { get }
    var controller: UIViewController { get }
}

protocol Titled: Backed {
    var title: String { get }
}

protocol Row {
    var title: String { get }
    var count: Int { get }
}

protocol Votes {
    func all() -> [String]
}

final class VoteController: UIViewController, Titled {
    private let votes: any Votes
    init(votes: any Votes) {
        self.votes = votes
        super.init(nibName: nil, bundle: nil)
    }
    var isReady: Bool { !votes.all().isEmpty }
    var controller: UIViewController { self }
    override var title: String? { didSet {} }
}

struct VoteRow: Row {
    let title: String
    let count: Int
}

enum VoteViewFactory {
    static func createBacked(votes: any Votes) -> (any Backed)? { VoteController(votes: votes) }
    static func createTitled(votes: any Votes) -> (any Titled)? { VoteController(votes: votes) }
    static func createRow(votes: any Votes) -> any Row { VoteRow(title: "", count: votes.all().count) }
    static func find(votes: any Votes) -> (any Backed)? { nil }
}

enum Ballots {
    static func createBacked(votes: any Votes) -> (any Backed)? { nil }
}

final class BackedRouter {
    private let votes: any Votes
    init(votes: any Votes) { self.votes = votes }
    //   ^ warning: [dependency-pipeline] {{BackedRouter takes Votes only to hand it on: BackedRouter → VoteViewFactory → VoteController, which uses it}}
    func open(from view: UIViewController) {
        guard let screen = VoteViewFactory.createBacked(votes: votes) else { return }
        view.present(screen.controller, animated: true)
    }
}

final class TitledRouter {
    private let votes: any Votes
    init(votes: any Votes) { self.votes = votes }
    //   ^ warning: [dependency-pipeline] {{TitledRouter takes Votes only to hand it on: TitledRouter → VoteViewFactory → VoteController, which uses it}}
    func open(from view: UIViewController) {
        guard let screen = VoteViewFactory.createTitled(votes: votes) else { return }
        view.present(screen.controller, animated: true)
    }
}

final class RowRouter {
    private let votes: any Votes
    init(votes: any Votes) { self.votes = votes }
    func row() -> any Row { VoteViewFactory.createRow(votes: votes) }
}

final class FindingRouter {
    private let votes: any Votes
    init(votes: any Votes) { self.votes = votes }
    func open(from view: UIViewController) {
        guard let screen = VoteViewFactory.find(votes: votes) else { return }
        view.present(screen.controller, animated: true)
    }
}

final class BallotRouter {
    private let votes: any Votes
    init(votes: any Votes) { self.votes = votes }
    func open(from view: UIViewController) {
        guard let screen = Ballots.createBacked(votes: votes) else { return }
        view.present(screen.controller, animated: true)
    }
}
