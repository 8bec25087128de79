// A builder that is filled step by step nobody can hand in while it is still empty, be it that its steps give back its protocol:
// who makes one, and asks it at once, works with what it was made of. To a helper that is no builder, and to a builder that is
// kept, what was taken is only handed on.
// only: dependency-pipeline, inline-assembly

import Foundation

protocol Inkwell {
    func dip() -> Int
}

protocol CardBuilding {
    func line(_ text: String) -> any CardBuilding
    func framed() -> any CardBuilding
    func build() -> NSString
}

final class CardBuilder: CardBuilding {
    private let inkwell: any Inkwell
    private var text = ""
    init(inkwell: any Inkwell) { self.inkwell = inkwell }
    func line(_ text: String) -> any CardBuilding {
        self.text += text
        return self
    }
    func framed() -> any CardBuilding { self }
    func build() -> NSString { inkwell.dip() > 0 ? NSString(string: text) : "" }
    //                         ^ related: [dependency-pipeline] {{CardBuilder uses it}}
}

final class CardPresenter {
    private let inkwell: any Inkwell
    init(inkwell: any Inkwell) { self.inkwell = inkwell }
    func show() { print(CardBuilder(inkwell: inkwell).line("card").framed().build()) }
    //                  ^ note: [inline-assembly] {{CardPresenter builds CardBuilder out of its own dependencies}}
}

final class StackPresenter {
    private let inkwell: any Inkwell
    private var builder: (any CardBuilding)?
    init(inkwell: any Inkwell) { self.inkwell = inkwell }
    //   ^ warning: [dependency-pipeline] {{StackPresenter takes Inkwell only to hand it on: StackPresenter → CardBuilder, which uses it}}
    func begin() { builder = CardBuilder(inkwell: inkwell) }
    //                       ^ note: [inline-assembly] {{StackPresenter builds CardBuilder out of its own dependencies}}
    //                                            ^ related: [dependency-pipeline] {{StackPresenter hands it to CardBuilder}}
    func show() { if let builder { print(builder.build()) } }
}

final class CardWriter {
    private let inkwell: any Inkwell
    init(inkwell: any Inkwell) { self.inkwell = inkwell }
    func write() { print(inkwell.dip()) }
    //                   ^ related: [dependency-pipeline] {{CardWriter uses it}}
}

final class DeskPresenter {
    private let inkwell: any Inkwell
    init(inkwell: any Inkwell) { self.inkwell = inkwell }
    //   ^ warning: [dependency-pipeline] {{DeskPresenter takes Inkwell only to hand it on: DeskPresenter → CardWriter, which uses it}}
    func show() { CardWriter(inkwell: inkwell).write() }
    //                                ^ related: [dependency-pipeline] {{DeskPresenter hands it to CardWriter}}
}
