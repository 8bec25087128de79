// What a type hands to parts of its own alone is its own assembly, unless none of them has any use for it: once those are mended,
// nothing is left of it.
// only: dependency-pipeline

protocol Kiln {
    func fire()
}

final class Mug {
    private let kiln: any Kiln
    init(kiln: any Kiln) { self.kiln = kiln }
    func fill() {}
}

final class Bowl {
    private let kiln: any Kiln
    init(kiln: any Kiln) { self.kiln = kiln }
    func fill() { kiln.fire() }
}

final class MugShelf {
    private let kiln: any Kiln
    private let mug: Mug
    init(kiln: any Kiln) {
    //   ^ warning: [dependency-pipeline] {{MugShelf takes Kiln only to hand it on: MugShelf → Mug}}
        self.kiln = kiln
        mug = Mug(kiln: self.kiln)
    }
    func lay() { mug.fill() }
}

final class BowlShelf {
    private let bowl: Bowl
    init(kiln: any Kiln) { bowl = Bowl(kiln: kiln) }
    func lay() { bowl.fill() }
}

final class MixedShelf {
    private let mug: Mug
    private let bowl: Bowl
    init(kiln: any Kiln) {
        mug = Mug(kiln: kiln)
        bowl = Bowl(kiln: kiln)
    }
    func lay() { mug.fill(); bowl.fill() }
}

final class Kitchen {
    private let kiln: any Kiln
    private var shelves: [AnyObject] = []
    init(kiln: any Kiln) { self.kiln = kiln }
    //   ^ warning: [dependency-pipeline] {{Kitchen takes Kiln only to hand it on: Kitchen → MugShelf → Mug}}
    func open() {
        let shelf = MugShelf(kiln: kiln)
        shelf.lay()
        shelves.append(shelf)
    }
}
