// What an initializer hands to another one is a default where that takes it, or something made with it. A value that a method
// gives for it is no such thing: whoever calls the other initializer has the value, and who calls the first one can hand over
// nothing in place of the shared instance.
// only: singleton, singleton-default

import SwiftUI

final class Palette {
    static let shared = Palette()
    private var isDark = false
    func color(_ number: Int) -> Color { isDark ? .red : .blue }
    func flip() { isDark.toggle() }
}

final class Pupil {
    let name = ""
    func tint(of palette: Palette) -> Color { palette.color(1) }
    func size(of palette: Palette) -> Int { 3 }
}

struct Tints {
    let back: Color
    let front: Color
}

struct AskingRow {
    let name: String
    let tint: Color
}

extension AskingRow {
    init(pupil: Pupil) { self.init(name: pupil.name, tint: pupil.tint(of: Palette.shared)) }
    //                                                                    ^ warning: [singleton] {{AskingRow reaches the shared instance Palette.shared}}
}

struct NestedRow {
    let tints: Tints
    let size: Int
}

extension NestedRow {
    init(pupil: Pupil) {
        self.init(
            tints: .init(back: pupil.tint(of: Palette.shared), front: .red),
            //                                ^ warning: [singleton] {{NestedRow reaches the shared instance Palette.shared in 2 places}}
            size: pupil.size(of: .shared))
        //                       ^ related: [singleton] {{also reaches Palette.shared here}}
    }
}

struct LocalRow {
    let name: String
    let tint: Color
}

extension LocalRow {
    init(pupil: Pupil) {
        let tint = pupil.tint(of: Palette.shared)
        //                        ^ warning: [singleton] {{LocalRow reaches the shared instance Palette.shared}}
        self.init(name: pupil.name, tint: tint)
    }
}

final class Painter {
    private let palette: Palette
    init(palette: Palette) { self.palette = palette }
    static func make(palette: Palette) -> Painter { Painter(palette: palette) }
    func paint() -> Color { palette.color(2) }
}

final class MadeRow {
    private let painter: Painter
    init(painter: Painter) { self.painter = painter }
    convenience init() { self.init(painter: Painter(palette: Palette.shared)) }
    //                                                       ^ note: [singleton-default] {{MadeRow falls back on the shared instance Palette.shared where it is handed nothing}}
    func paint() -> Color { painter.paint() }
}

final class GivenRow {
    private let painter: Painter
    init(painter: Painter) { self.painter = painter }
    convenience init() { self.init(painter: .make(palette: Palette.shared)) }
    //                                                     ^ note: [singleton-default] {{GivenRow falls back on the shared instance Palette.shared where it is handed nothing}}
    func paint() -> Color { painter.paint() }
}

final class ClosureRow {
    private let tint: () -> Color
    init(tint: @escaping () -> Color) { self.tint = tint }
    convenience init(pupil: Pupil) { self.init(tint: { pupil.tint(of: Palette.shared) }) }
    //                                                                ^ note: [singleton-default] {{ClosureRow falls back on the shared instance Palette.shared where it is handed nothing}}
    func paint() -> Color { tint() }
}

struct HandedRow {
    let name: String
    let tint: Color
}

extension HandedRow {
    init(pupil: Pupil, palette: Palette) { self.init(name: pupil.name, tint: pupil.tint(of: palette)) }
}
