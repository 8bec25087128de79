// What keeps nothing and is put back whenever there is nothing better is a state; what works for its maker could be handed in.
// only: self-made-dependency

protocol Line {
    func send(_ text: String)
}
final class ClosedLine: Line {
    func send(_ text: String) {}
}
final class OpenLine: Line {
    private let number: Int
    init(number: Int) { self.number = number }
    func send(_ text: String) {}
}

final class TelephoneService {
    private var line: any Line = ClosedLine()
    func close() { line = ClosedLine() }
    func open(_ number: Int) { line = OpenLine(number: number) }
    func send() { line.send("") }
}

final class TelegraphService {
    private var line: any Line = ClosedLine()
    //                           ^ note: [self-made-dependency] {{TelegraphService creates ClosedLine, which it could be given}}
    func send() { line.send("") }
}

final class HeliographService {
    private var line: any Line
    init() {
        line = ClosedLine()
        //     ^ note: [self-made-dependency] {{HeliographService creates ClosedLine, which it could be given}}
    }
    func send() { line.send("") }
}
