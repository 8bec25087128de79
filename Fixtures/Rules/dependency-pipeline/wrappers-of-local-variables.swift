// What the attribute of a local variable hands its wrapper is handed on, as to any other initializer; where nobody
// knows the wrapper, nobody knows what becomes of it.
// only: dependency-pipeline

protocol Shelf {
    func write(_ text: String, at place: String)
    func text(at place: String) -> String
}

@propertyWrapper
struct Noted {
    private let shelf: any Shelf
    private let place: String
    init(on shelf: any Shelf, place: String) {
        self.shelf = shelf
        self.place = place
    }
    var wrappedValue: String {
        get { shelf.text(at: place) }
        //    ^ related: [dependency-pipeline] {{Noted uses it}}
        nonmutating set { shelf.write(newValue, at: place) }
    }
}

@propertyWrapper
struct Doubled {
    var wrappedValue = 0 { didSet { if oldValue == wrappedValue { wrappedValue *= 2 } } }
}

final class Counter {
    private let shelf: any Shelf
    init(shelf: any Shelf) { self.shelf = shelf }
    //   ^ warning: [dependency-pipeline] {{Counter takes Shelf only to hand it on: Counter → Noted, which uses it}}
    func count(_ words: [String]) {
        @Noted(on: shelf, place: "words") var all: String
        //         ^ related: [dependency-pipeline] {{Counter hands it to Noted}}
        for word in words { all += word }
    }
}

final class Adder {
    private let shelf: any Shelf
    init(shelf: any Shelf) { self.shelf = shelf }
    func add(_ words: [String]) {
        @Noted(on: shelf, place: "words") var all: String
        @Doubled var last: Int
        for word in words { (all, last) = (all + word, word.count) }
        shelf.write("\(last)", at: "last")
    }
}

final class Teller {
    private let shelf: any Shelf
    init(shelf: any Shelf) { self.shelf = shelf }
    func tell() {
        @Logged(to: shelf) var total = 0
        total += 1
    }
}
