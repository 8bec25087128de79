// What is made of dependencies and keeps them works by them, though all that it promises is a trait. An entity that has the trait
// keeps none; what it is only handed for a moment it does not keep.
// only: inline-assembly

protocol Logbook {
    func note(_ text: String)
}

protocol Watch: AnyObject {
    func stand(_ hour: Int) -> Bool
}

extension Array where Element: Watch {
    func standing(_ hour: Int) -> [Element] { filter { $0.stand(hour) } }
}

final class NightWatch: Watch {
    private let logbook: any Logbook
    init(logbook: any Logbook) { self.logbook = logbook }
    func stand(_ hour: Int) -> Bool {
        logbook.note("night")
        return hour > 20
    }
}

final class PaperWatch: Watch {
    private let name: String
    init(name: String) { self.name = name }
    func stand(_ hour: Int) -> Bool { name.count > hour }
}

final class HeldWatch: Watch {
    private unowned let logbook: HandLogbook
    private var pages: [String] = []
    init(logbook: HandLogbook) { self.logbook = logbook }
    func stand(_ hour: Int) -> Bool { logbook.pages.count + pages.count > hour }
}

final class HandLogbook: Logbook {
    var pages: [String] = []
    func note(_ text: String) { pages.append(text) }
}

final class NotedWatch: Watch {
    private var hours = 0
    init(logbook: any Logbook) { logbook.note("new") }
    func stand(_ hour: Int) -> Bool {
        hours += hour
        return hours < 24
    }
}

final class WatchCoordinator {
    private let logbook: any Logbook
    private let hand: HandLogbook
    private var held: [HeldWatch] = []
    private var nights: [Int: NightWatch] = [:]
    private var papers: [PaperWatch] = []
    private var noted: [NotedWatch] = []
    init(logbook: any Logbook, hand: HandLogbook) {
        self.logbook = logbook
        self.hand = hand
    }
    func call(_ hour: Int) {
        logbook.note("call")
        nights[hour] = NightWatch(logbook: logbook)
        //             ^ note: [inline-assembly] {{WatchCoordinator builds NightWatch out of its own dependencies}}
        papers = [PaperWatch(name: "first")].standing(hour)
        held = [HeldWatch(logbook: hand)].standing(hour)
        noted = [NotedWatch(logbook: logbook)].standing(hour)
    }
}
