// InfomaniakDI: a factory is one however it is written: made by the initializer's name, through the module, an alias or the
// context, of a function instead of a closure.
// only: unregistered-dependency, duplicate-registration

//- Sources/App/Harbour.swift
import InfomaniakDI

typealias Maker = Factory

enum Harbour {
    static func makeBell(_: [String: Any]?, _: SimpleResolvable) throws -> Any { Bell() }

    static var services: [Factory] {
        let gong: Factory = .init(type: Gong.self) { _, _ in Gong() }
        return [
            Factory.init(type: Chart.self) { _, _ in Chart() },
            InfomaniakDI.Factory(type: Buoy.self) { _, _ in Buoy() },
            Maker(type: Anchor.self) { _, _ in Anchor() },
            .init(type: Light.self) { _, resolver in
                try Light(
                    horn: resolver.resolve(
                        type: Horn.self, forCustomTypeIdentifier: nil, factoryParameters: nil, resolver: resolver))
                        //    ^ error: [unregistered-dependency] {{Light asks InfomaniakDI for Horn, which nothing registers}}
            },
            Factory(type: Bell.self, closure: makeBell),
            gong,
        ]
    }
    static var twice: [Factory] {
        [
            Factory(type: Whistle.self, closure: makeWhistle),
            //            ^ related: [duplicate-registration] {{Whistle is registered here first}}
            .init(type: Whistle.self) { _, _ in Whistle() },
            //          ^ warning: [duplicate-registration] {{Harbour registers Whistle a second time}}
        ]
    }
    static func makeWhistle(_: [String: Any]?, _: SimpleResolvable) throws -> Any { Whistle() }
}

final class Chart { func draw() {} }
final class Buoy { func float() {} }
final class Anchor { func hold() {} }
final class Light {
    private let horn: Horn
    init(horn: Horn) { self.horn = horn }
    func light() { horn.blow() }
}
final class Horn { func blow() {} }
final class Bell { func ring() {} }
final class Gong { func strike() {} }
final class Whistle { func blow() {} }
final class Rope { func pull() {} }

final class Keeper {
    @LazyInjectService private var chart: Chart
    @LazyInjectService private var buoy: Buoy
    @LazyInjectService private var anchor: Anchor
    @LazyInjectService private var light: Light
    @LazyInjectService private var bell: Bell
    @LazyInjectService private var gong: Gong
    @LazyInjectService private var whistle: Whistle
    @LazyInjectService private var rope: Rope
    //                                   ^ error: [unregistered-dependency] {{Keeper asks InfomaniakDI for Rope, which nothing registers}}
    func go() {
        chart.draw()
        buoy.float()
        anchor.hold()
        light.light()
        bell.ring()
        gong.strike()
        whistle.blow()
        rope.pull()
    }
}

// Of the project's own the words make none.
struct Rule {
    let type: Any.Type
    let check: (Int, Int) -> Int
}
enum Rules {
    static let all: [Rule] = [.init(type: Chart.self) { a, _ in a }, .init(type: Chart.self) { _, b in b }]
}
