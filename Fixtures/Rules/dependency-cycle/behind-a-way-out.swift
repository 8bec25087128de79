// What stands behind a branch that returns may never run, as little as what stands in a branch: a list that shows a
// second one for its results ends there. Where an initializer fails or throws, nothing is made at all.
// only: dependency-cycle

import UIKit

final class GuestList: UIViewController {
    private var search: UISearchController?

    init(guests: [String], showsSearch: Bool) {
        super.init(nibName: nil, bundle: nil)
        search = {
            guard showsSearch else { return nil }
            let results = GuestList(guests: guests, showsSearch: false)
            return UISearchController(searchResultsController: results)
        }()
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class SeatPlan {
    private var nested: SeatPlan?
    init(rows: Int) {
        if rows == 0 { return }
        nested = SeatPlan(rows: rows - 1)
    }
}

final class Invitation {
    private var copies: [Invitation] = []
    init?(text: String, isCopy: Bool) {
        guard !text.isEmpty else { return nil }
        let words = text.split(separator: " ").map { word -> String in
            if word.isEmpty { return "" }
            return String(word)
        }
        copies = [Invitation(text: words.joined(), isCopy: true)!]
        //        ^ error: [dependency-cycle] {{Making Invitation needs itself: Invitation → Invitation}}
    }
}

final class Menu {
    private let starter: Course
    init() throws {
        guard Menu.isServed else { throw Closed() }
        starter = Course()
        //        ^ related: [dependency-cycle] {{Menu constructs Course}}
    }
    static let isServed = true
    struct Closed: Error {}
}

final class Course {
    private let menu = try? Menu()
    //                      ^ error: [dependency-cycle] {{Making Course needs itself: Course → Menu → Course}}
    func serve() { print(menu as Any) }
}
