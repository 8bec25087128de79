// InfomaniakDI: two lists of one function are told to one resolver only where they become one.
// only: duplicate-registration

//- Sources/App/Harbour.swift
import InfomaniakDI

enum Harbour {
    static func chosen(isNight: Bool) -> [Factory] {
        let day = [Factory(type: TideReading.self) { _, _ in Tides() }]
        let night = [Factory(type: TideReading.self) { _, _ in NoTides() }]
        return isNight ? night : day
    }
    static func branches(isNight: Bool) -> [Factory] {
        isNight
            ? [Factory(type: TideReading.self) { _, _ in NoTides() }]
            : [Factory(type: TideReading.self) { _, _ in Tides() }, Factory(type: Chart.self) { _, _ in Chart() }]
    }
    static func either(isNight: Bool) -> [Factory] {
        [
            isNight
                ? Factory(type: TideReading.self) { _, _ in NoTides() }
                : Factory(type: TideReading.self) { _, _ in Tides() }
        ]
    }
    static func pair() -> (port: [Factory], sea: [Factory]) {
        (
            port: [Factory(type: TideReading.self) { _, _ in NoTides() }],
            sea: [Factory(type: TideReading.self) { _, _ in Tides() }]
        )
    }
    static let byPlace: [String: [Factory]] = [
        "port": [Factory(type: TideReading.self) { _, _ in NoTides() }],
        "sea": [Factory(type: TideReading.self) { _, _ in Tides() }],
    ]
    static func grow() -> ([Factory], [Factory]) {
        var port: [Factory] = []
        var sea: [Factory] = []
        port += [Factory(type: TideReading.self) { _, _ in NoTides() }]
        sea += [Factory(type: TideReading.self) { _, _ in Tides() }]
        port.append(Factory(type: Chart.self) { _, _ in Chart() })
        sea.append(Factory(type: Chart.self) { _, _ in Chart() })
        return (port, sea)
    }

    static func joined() -> [Factory] {
        [Factory(type: Chart.self) { _, _ in Chart() }]
        //             ^ related: [duplicate-registration] {{Chart is registered here first}}
            + [Factory(type: Chart.self) { _, _ in Chart() }]
        //                   ^ warning: [duplicate-registration] {{Harbour registers Chart a second time}}
    }
    static func grown() -> [Factory] {
        var all = [Factory(type: Buoy.self) { _, _ in Buoy() }]
        //                       ^ related: [duplicate-registration] {{Buoy is registered here first}}
        all.append(Factory(type: Buoy.self) { _, _ in Buoy() })
        //                       ^ warning: [duplicate-registration] {{Harbour registers Buoy a second time}}
        all += [Factory(type: Anchor.self) { _, _ in Anchor() }]
        //                    ^ related: [duplicate-registration] {{Anchor is registered here first}}
        let anchor = Factory(type: Anchor.self) { _, _ in Anchor() }
        //                         ^ warning: [duplicate-registration] {{Harbour registers Anchor a second time}}
        all.append(anchor)
        return all
    }
    static func told() {
        SimpleResolver.sharedResolver.store(factory: Factory(type: Bell.self) { _, _ in Bell() })
        //                                                         ^ related: [duplicate-registration] {{Bell is registered here first}}
        SimpleResolver.sharedResolver.store(factory: Factory(type: Bell.self) { _, _ in Bell() })
        //                                                         ^ warning: [duplicate-registration] {{Harbour registers Bell a second time}}
    }
}

protocol TideReading { func read() }
final class Tides: TideReading { func read() {} }
final class NoTides: TideReading { func read() {} }
final class Chart { func draw() {} }
final class Buoy { func float() {} }
final class Anchor { func hold() {} }
final class Bell { func ring() {} }
