// Two objects of one type whose state views watch are two states, and no service that could be given; one is, and so are two
// that nobody watches.
// only: self-made-dependency

import Combine
import Observation

protocol Clock {
    func now() -> Int
}
struct SystemClock: Clock {
    func now() -> Int { 1 }
}
final class Journal: ObservableObject {
    private let clock: Clock
    @Published var lines: [String] = []
    init(clock: Clock = SystemClock()) { self.clock = clock }
    func add(_ line: String) { lines.append("\(clock.now()) \(line)") }
}
@Observable final class Diary {
    private let clock: Clock
    var lines: [String] = []
    init(clock: Clock = SystemClock()) { self.clock = clock }
    func add(_ line: String) { lines.append("\(clock.now()) \(line)") }
}
final class Recorder {
    private let clock: Clock
    init(clock: Clock = SystemClock()) { self.clock = clock }
    func add(_ line: String) { print(clock.now(), line) }
}

final class HomeModel: ObservableObject {
    var news = Journal()
    var favourites: Journal = Journal()
    let mornings = Diary()
    let evenings = Diary()
    let first = Recorder()
    //          ^ note: [self-made-dependency] {{HomeModel creates Recorder, which it could be given, in 2 places}}
    let second = Recorder()
    //           ^ related: [self-made-dependency] {{also creates Recorder here}}
    func note() {
        news.add("a")
        favourites.add("b")
        mornings.add("c")
        evenings.add("d")
        first.add("e")
        second.add("f")
    }
}
final class ArchiveModel: ObservableObject {
    let journal = Journal()
    //            ^ note: [self-made-dependency] {{ArchiveModel creates Journal, which it could be given}}
    func note() { journal.add("a") }
}
