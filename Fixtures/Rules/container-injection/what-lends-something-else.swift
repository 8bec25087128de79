// Who has a closure run with something else, or does more than that, works, whatever it shows besides.

protocol Weighing { func weigh() }
protocol Packing { func pack() }

final class Scales: Weighing { func weigh() {} }
final class Packer: Packing { func pack() {} }

struct Parcel { var grams = 0 }

protocol Counter: AnyObject {
    var weighing: any Weighing { get }
    var packing: any Packing { get }
    func next(_ work: (Parcel) -> Void)
}

protocol Desk: AnyObject {
    var weighing: any Weighing { get }
    var packing: any Packing { get }
    func closed(_ work: (any Desk) -> Void)
    func stamp()
}

protocol Shelf: AnyObject {
    var weighing: any Weighing { get }
    var packing: any Packing { get }
    func compare(_ other: any Shelf) -> Bool
}

protocol Scanner: AnyObject {
    var weighing: any Weighing { get }
    var packing: any Packing { get }
    func scan(_ report: (any Scanner, Parcel) -> Void)
}

final class Clerk {
    private let counter: any Counter
    private let desk: any Desk
    private let shelf: any Shelf
    private let scanner: any Scanner
    init(counter: any Counter, desk: any Desk, shelf: any Shelf, scanner: any Scanner) {
        self.counter = counter
        self.desk = desk
        self.shelf = shelf
        self.scanner = scanner
    }
    func work() {
        counter.weighing.weigh()
        desk.packing.pack()
        shelf.weighing.weigh()
        scanner.packing.pack()
    }
}

final class OtherClerk {
    private let counter: any Counter
    private let desk: any Desk
    private let shelf: any Shelf
    private let scanner: any Scanner
    init(counter: any Counter, desk: any Desk, shelf: any Shelf, scanner: any Scanner) {
        self.counter = counter
        self.desk = desk
        self.shelf = shelf
        self.scanner = scanner
    }
    func work() {
        counter.packing.pack()
        desk.weighing.weigh()
        shelf.packing.pack()
        scanner.weighing.weigh()
    }
}
