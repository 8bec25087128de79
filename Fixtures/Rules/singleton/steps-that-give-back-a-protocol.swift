// A builder's step gives back the builder, be it as the protocol by which others have it: it makes nothing, and what such a
// builder uses to do its work is reached. One that makes something for others is a factory, whatever its steps are.
// only: singleton, concrete-factory, self-made-dependency

import Foundation

protocol Shelving {
    func save(_ text: String)
}

final class DiskShelf: Shelving {
    static let shared = DiskShelf()
    func save(_ text: String) {}
}

protocol LabelBuilding {
    func text(_ text: String) -> any LabelBuilding
    func bold() -> any LabelBuilding
    func build() -> NSString
}

final class LabelBuilder {
    private let shelf: any Shelving = DiskShelf.shared
    //                                ^ warning: [singleton] {{LabelBuilder reaches the shared instance DiskShelf.shared}}
    private var text = ""
}

extension LabelBuilder: LabelBuilding {
    @discardableResult func text(_ text: String) -> any LabelBuilding {
        self.text = text
        return self
    }
    @discardableResult func bold() -> any LabelBuilding { self }
    func build() -> NSString {
        shelf.save(text)
        return NSString(string: text)
    }
}

// Others of its kind, by a protocol that another one refines.
protocol SignBuilding: LabelBuilding {
    func framed() -> any LabelBuilding
}

final class SignBuilder: SignBuilding {
    func text(_ text: String) -> any LabelBuilding { self }
    func bold() -> any LabelBuilding { self }
    func framed() -> any LabelBuilding { self }
    func build() -> NSString {
        DiskShelf.shared.save("sign")
    //  ^ warning: [singleton] {{SignBuilder reaches the shared instance DiskShelf.shared}}
        return ""
    }
}

// Whoever has it made and filled takes it as no factory.
final class LabelPresenter {
    private let builder: LabelBuilder
    init(builder: LabelBuilder) { self.builder = builder }
    func show() { print(builder.text("label").bold().build()) }
}

// Makes what works for others.
protocol Writing {
    func write()
}

final class Writer: Writing {
    private let shelf: any Shelving
    init(shelf: any Shelving) { self.shelf = shelf }
    func write() { shelf.save("text") }
}

protocol WriterBuilding {
    func quiet() -> any WriterBuilding
    func build() -> any Writing
}

final class WriterBuilder: WriterBuilding {
    func quiet() -> any WriterBuilding { self }
    func build() -> any Writing { Writer(shelf: DiskShelf.shared) }
}

// What it makes is of its own kind, and something else.
protocol Screening {
    func show()
}

final class DetailScreen: Screening {
    private let shelf: any Shelving
    init(shelf: any Shelving) { self.shelf = shelf }
    func show() { shelf.save("detail") }
}

final class ScreeningFactory: Screening {
    func detail() -> any Screening { DetailScreen(shelf: DiskShelf.shared) }
    func show() {}
}
