// A value that a container gives out is data, by default as in code.

import DIKit

typealias StationCode = String

struct Timetable {
    let first: Int
    let last: Int
}

protocol Announcing { func announce(_ text: String) }
final class Loudspeaker: Announcing { func announce(_ text: String) {} }

extension DependencyContainer {
    static var station = module {
        factory { "HBF" as StationCode }
        factory { Timetable(first: 5, last: 23) }
        single { Loudspeaker() as Announcing }
    }
}

final class Platform {
    private let code: StationCode
    private let timetable: Timetable
    private let announcing: Announcing
    init(code: StationCode = resolve(), timetable: Timetable = resolve(), announcing: Announcing = resolve()) {
//                                                                                                 ^ note: [singleton-default] {{Platform asks a locator for Announcing unless it is handed one}}
        self.code = code
        self.timetable = timetable
        self.announcing = announcing
    }
    func open() { announcing.announce("\(code) \(timetable.first)") }
}
