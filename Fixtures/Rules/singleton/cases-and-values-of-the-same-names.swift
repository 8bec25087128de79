// Enum cases, constants of value types and literals bear the names of singletons.

enum Visibility {
    case shared, `default`, current
}

struct Theme {
    var margin: Int
    static let standard = Theme(margin: 8)
    static let `default` = Theme(margin: 4)
    static var main: Theme { Theme(margin: 0) }
}

struct Coordinate {
    var x = 0
    static let zero = Coordinate()
}

enum Limits {
    static let shared = 5
    static var standard = "none"
}

final class LayoutModel {
    var visibility = Visibility.shared
    func layout() -> Int {
        visibility = .default
        return Theme.standard.margin + Theme.default.margin + Theme.main.margin + Coordinate.zero.x + Limits.shared
    }
    func name() -> String { Limits.standard }
}
