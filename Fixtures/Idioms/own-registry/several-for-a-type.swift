// A registry that gives out all that it was told for a type may be told several.
// only: duplicate-registration

//- Sources/Choir/Choir.swift
final class Choir {
    private var voices: [String: [() -> Any]] = [:]

    func register<T>(_ type: T.Type, _ make: @escaping () -> T) { voices["\(type)", default: []].append(make) }
    func resolve<T>(_ type: T.Type) -> T? { voices["\(type)"]?.first?() as? T }
    func resolveAll<T>(_ type: T.Type) -> [T] { (voices["\(type)"] ?? []).compactMap { $0() as? T } }
}

protocol Voice { func sing() }
final class Alto: Voice { func sing() {} }
final class Tenor: Voice { func sing() {} }

func gather(_ choir: Choir) {
    choir.register(Voice.self) { Alto() }
    choir.register(Voice.self) { Tenor() }
}

//- Sources/Duo/Duo.swift
// One that lists texts gives out one all the same.
final class Duo {
    private var voices: [String: () -> Any] = [:]

    func register<T>(_ type: T.Type, _ make: @escaping () -> T) { voices["\(type)"] = make }
    func resolve<T>(_ type: T.Type) -> T? { voices["\(type)"]?() as? T }
    func names() -> [String] { Array(voices.keys) }
}

protocol Singer { func hum() }
final class Bass: Singer { func hum() {} }

func gather(_ duo: Duo) {
    duo.register(Singer.self) { Bass() }
    //           ^ related: [duplicate-registration] {{Singer is registered here first}}
    duo.register(Singer.self) { Bass() }
    //           ^ warning: [duplicate-registration] {{Duo.swift registers Singer a second time}}
}
