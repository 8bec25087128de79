// What a property of a struct has unless the synthesised initializer is handed another one is a default as an argument's is. Where
// that takes none (a constant, a private property, an initializer of one's own, a class) the shared instance is reached.
// only: singleton-default, singleton

import SwiftUI

final class Palette: ObservableObject {
    static let shared = Palette()
    @Published var isDark = false
    func change() { isDark.toggle() }
}

struct RowView: View {
    @ObservedObject var palette = Palette.shared
    //                            ^ note: [singleton-default] {{RowView falls back on the shared instance Palette.shared where it is handed nothing}}
    let name: String
    var body: some View { Button(name) { palette.change() } }
}
struct Painter {
    var palette: Palette = .shared
    //                     ^ note: [singleton-default] {{Painter falls back on the shared instance Palette.shared where it is handed nothing, in 2 places}}
    var change: () -> Void = { Palette.shared.change() }
    //                         ^ related: [singleton-default] {{also defaults to Palette.shared here}}
    func paint() { palette.change() }
}

struct FixedPainter {
    let palette = Palette.shared
    //            ^ warning: [singleton] {{FixedPainter reaches the shared instance Palette.shared}}
    func paint() { palette.change() }
}
struct PrivatePainter {
    private var palette = Palette.shared
    //                    ^ warning: [singleton] {{PrivatePainter reaches the shared instance Palette.shared}}
    func paint() { palette.change() }
}
struct MadePainter {
    var palette = Palette.shared
    //            ^ warning: [singleton] {{MadePainter reaches the shared instance Palette.shared}}
    init(name: String) {}
    func paint() { palette.change() }
}
final class ClassPainter {
    var palette = Palette.shared
    //            ^ warning: [singleton] {{ClassPainter reaches the shared instance Palette.shared}}
    func paint() { palette.change() }
}
struct CountingPainter {
    var isDark = Palette.shared.isDark
    //           ^ warning: [singleton] {{CountingPainter reaches the shared instance Palette.shared}}
    func paint() { print(isDark) }
}
struct LazyPainter {
    lazy var palette = Palette.shared
    //                 ^ warning: [singleton] {{LazyPainter reaches the shared instance Palette.shared}}
    mutating func paint() { palette.change() }
}
