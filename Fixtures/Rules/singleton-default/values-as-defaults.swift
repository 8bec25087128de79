// Constants, cases, ambient values, literals and fresh instances are harmless defaults.

import Foundation

enum Speed {
    case slow, `default`
}

struct Margin {
    var width = 0
    static let zero = Margin()
    static let standard = Margin(width: 8)
}

final class LiveRower {
    func row() {}
}

final class RowModel {
    private let rower: LiveRower

    init(
        rower: LiveRower = LiveRower(), speed: Speed = .default, margin: Margin = .standard, inner: Margin = .zero,
        names: [String] = [], locale: Locale = .current, calendar: Calendar = Calendar.autoupdatingCurrent,
        queue: DispatchQueue = .main, bundle: Bundle = .main, now: @escaping () -> Date = Date.init,
        file: StaticString = #fileID
    ) {
        self.rower = rower
        print(speed, margin, inner, names, locale, calendar, queue, bundle, now(), file)
    }

    func row() { rower.row() }
}
