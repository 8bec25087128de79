// Weaver: a reference is answered by its type, by a type above; names decide between several.
// only: unregistered-dependency

protocol Logging {}
protocol Tracing {}
protocol Maps {}

final class App {
    // weaver: log = Log <- Logging & Tracing
    // weaver: first = Log <- Maps
    // weaver: second = Log <- Maps
    // weaver: session = Session
    // weaver: session.scope = .container
    // weaver: screen = Screen
    // weaver: plain = Plain
    @Weaver(.registration, type: Screen.Part.self)
    var part: Screen.Part
    // weaver: reader = Reader
//  ^ error: [unregistered-dependency] {{App makes Reader along with itself, where nobody can hand it number: Int}}
    // weaver: page = Reader
    // weaver: page.scope = .transient
    // weaver: paper = Reader
    // weaver: paper.builder = App.makeReader
}

final class Log: Logging, Tracing, Maps {}
final class Session {}
final class Plain {}

final class Screen {
    // weaver: anything <- Logging
    // weaver: both <- Tracing & Logging
    // weaver: second <- Maps
    // weaver: session <- Session
    // weaver: inner = Screen.Inner
    @Weaver(.reference) var other: Tracing
    @Weaver(.reference) var log: Log
    //                           ^ error: [unregistered-dependency] {{Screen receives log: Log, but is made where nothing above it has that}}
    @Weaver(.reference) var third: Maps
    //                             ^ error: [unregistered-dependency] {{Screen receives third: Maps, but is made where nothing above it has that}}
    @Weaver(.reference, scope: .weak) var any: any Logging & Maps
    //                                             ^ error: [unregistered-dependency] {{Screen receives any: Logging & Maps, but is made where nothing above it has that}}

    final class Inner {
        // weaver: tracer <- Tracing
    }

    final class Part {
        @Weaver(.reference) var log: Logging
    }
}

final class Reader {
    // weaver: number <= Int
    // weaver: unknown == Int
    // weaver: import Maps
    // weaver:
}
