// What is called a factory or builder hands on what its products need, be they values, views or requests.
// only: dependency-pipeline

import UIKit

protocol Glazing {
    func glaze()
}

struct Firing {
    let degrees: Int
    init(degrees: Int, glazing: any Glazing) {
        glazing.glaze()
        self.degrees = degrees
    }
}

final class BowlView: UIView {
    private let glazing: any Glazing
    init(glazing: any Glazing) {
        self.glazing = glazing
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() { glazing.glaze() }
}

final class FiringBuilder {
    private let glazing: any Glazing
    init(glazing: any Glazing) { self.glazing = glazing }
    func firing(degrees: Int) -> Firing { Firing(degrees: degrees, glazing: glazing) }
}

final class BowlViewFactory {
    private let glazing: any Glazing
    init(glazing: any Glazing) { self.glazing = glazing }
    func view(for bowl: Int) -> UIView? { bowl > 0 ? BowlView(glazing: glazing) : nil }
}

final class Potter {
    private let glazing: any Glazing
    init(glazing: any Glazing) { self.glazing = glazing }
    //   ^ warning: [dependency-pipeline] {{Potter takes Glazing only to hand it on: Potter → BowlView, which uses it}}
    func view(for bowl: Int) -> UIView? { bowl > 0 ? BowlView(glazing: glazing) : nil }
}
