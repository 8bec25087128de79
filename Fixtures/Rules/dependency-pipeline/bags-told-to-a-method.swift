// What a method is told may be held together by a struct that uses none of it, whatever else that can tell; one that works with
// what it holds is a user.
// only: dependency-pipeline

protocol Wire {
    func send(_ text: String)
}

protocol Bell {
    func ring()
}

struct Line {
    let host: String
    let wire: any Wire
    let bell: any Bell
    func path(to part: String) -> String { host + part }
}

struct BusyLine {
    let host: String
    let wire: any Wire
    let bell: any Bell
    func call() { wire.send(host) }
    //            ^ related: [dependency-pipeline] {{BusyLine uses it}}
}

protocol Telegram {
    func travel(along line: Line)
    func travel(along line: BusyLine)
}

struct Greeting: Telegram {
    func travel(along line: Line) {
        line.wire.send(line.path(to: "hello"))
        line.bell.ring()
    }
    func travel(along line: BusyLine) {
        line.call()
        line.bell.ring()
    }
}

final class TelegramOffice {
    private let host: String
    private let wire: any Wire
    private let bell: any Bell
    init(host: String, wire: any Wire, bell: any Bell) {
        self.host = host
        self.wire = wire
        self.bell = bell
    }
    func send(_ telegram: any Telegram) {
        let line = Line(host: host, wire: wire, bell: bell)
        telegram.travel(along: line)
    }
}

final class BusyOffice {
    private let wire: any Wire
    private let bell: any Bell
    init(wire: any Wire, bell: any Bell) {
    //   ^ warning: [dependency-pipeline] {{BusyOffice takes Wire only to hand it on: BusyOffice → BusyLine, which uses it}}
        self.wire = wire
        self.bell = bell
    }
    func send(_ telegram: any Telegram) {
        telegram.travel(along: BusyLine(host: "a", wire: wire, bell: bell))
        //                                               ^ related: [dependency-pipeline] {{BusyOffice hands it to BusyLine}}
        bell.ring()
    }
}
