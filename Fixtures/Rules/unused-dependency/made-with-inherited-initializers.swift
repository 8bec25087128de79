// A class that inherits the initializer which takes dependencies depends on them as its superclass does. What inherits
// one that takes data, or shows something, is what it was before.
// only: unused-dependency

final class PostAPI {
    func get() {}
}

final class LetterDatabase {
    func read() {}
}

class Worker {
    let api: PostAPI
    let letters: LetterDatabase
    init(api: PostAPI, letters: LetterDatabase) {
        self.api = api
        self.letters = letters
    }
}

class Sorter: Worker {
    func sort() {
        api.get()
        letters.read()
    }
}

final class NightSorter: Sorter {}

final class Desk {
    private let sorter: Sorter
    private let night: NightSorter
    init(sorter: Sorter, night: NightSorter) {
    //   ^ warning: [unused-dependency] {{Desk takes Sorter and keeps it, but never uses it}}
    //                   ^ warning: [unused-dependency] {{Desk takes NightSorter and keeps it, but never uses it}}
        self.sorter = sorter
        self.night = night
    }
    func close() {}
}

final class Hall {
    private let sorter: Sorter
    init(sorter: Sorter) { self.sorter = sorter }
    func open() { sorter.sort() }
}

class Stamp {
    let price: Int
    init(price: Int) { self.price = price }
}

final class OldStamp: Stamp {
    func show() {}
}

final class Album {
    private let stamp: OldStamp
    init(stamp: OldStamp) { self.stamp = stamp }
}

class Page: UIView {
    let api: PostAPI
    init(api: PostAPI) {
        self.api = api
        super.init(frame: .zero)
    }
    func load() { api.get() }
}

final class FirstPage: Page {}

final class Book {
    private let page: FirstPage
    init(page: FirstPage) { self.page = page }
}

/// What it takes it takes itself, which is a number.
final class SmallSorter: Worker {
    init(number: Int) { super.init(api: PostAPI(), letters: LetterDatabase()) }
}
