// Several statics of the own type built with differing arguments are constants, and a static function with arguments
// makes what it is told.

final class Ink {
    static let black = Ink(hue: 0)
    static let red = Ink(hue: 1)
    static func shared(hue: Int) -> Ink { Ink(hue: hue) }
    let hue: Int
    init(hue: Int) { self.hue = hue }
}

final class PenModel {
    func draw() -> Int { Ink.black.hue + Ink.red.hue + Ink.shared(hue: 2).hue }
}
