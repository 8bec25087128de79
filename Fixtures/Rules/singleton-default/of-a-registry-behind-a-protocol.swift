// What a registry's static keeps is a default of a struct's property under a protocol of it as well. A value that such
// a one has is asked for.
// only: singleton-default, service-locator

protocol Counting {
    func count()
}

final class GullCounter: Counting {
    private var total = 0
    func count() { total += 1 }
}

final class GullBookStore {
    private var lines = 0
    var title = "Gulls"
    func write() { lines += 1 }
}

enum Aviary {
    static let counter = GullCounter()
    static let book = GullBookStore()
}

struct Watch {
    var counting: any Counting = Aviary.counter
    //                           ^ note: [singleton-default] {{Watch asks a locator for Aviary.counter unless it is handed one}}
    func watch() { counting.count() }
}

struct Report {
    var title = Aviary.book.title
    //          ^ warning: [service-locator] {{Report asks a locator for Aviary.book}}
    func show() { print(title) }
}

struct Walk {
    var counting: any Counting
    func watch() { counting.count() }
}

struct Stroll {
    var counting: any Counting = GullCounter()
    func watch() { counting.count() }
}
