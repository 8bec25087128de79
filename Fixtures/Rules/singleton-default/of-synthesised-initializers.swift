// What a property of a struct has unless the synthesised initializer is handed another one is a default as an argument's is,
// be it a member of the shared instance or made of one. Where that takes none (a constant, a private property, an
// initializer of one's own, a class) the shared instance is reached.
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
    //           ^ note: [singleton-default] {{CountingPainter falls back on the shared instance Palette.shared where it is handed nothing}}
    func paint() { print(isDark) }
}
struct NamingPainter {
    var name: String = "\(Palette.shared.isDark)"
    //                    ^ note: [singleton-default] {{NamingPainter falls back on the shared instance Palette.shared where it is handed nothing}}
    func paint() { print(name) }
}
struct FixedCountingPainter {
    let isDark = Palette.shared.isDark
    //           ^ warning: [singleton] {{FixedCountingPainter reaches the shared instance Palette.shared}}
    func paint() { print(isDark) }
}
struct PrivateCountingPainter {
    private var isDark = Palette.shared.isDark
    //                   ^ warning: [singleton] {{PrivateCountingPainter reaches the shared instance Palette.shared}}
    func paint() { print(isDark) }
}
struct LazyPainter {
    lazy var palette = Palette.shared
    //                 ^ warning: [singleton] {{LazyPainter reaches the shared instance Palette.shared}}
    mutating func paint() { palette.change() }
}

final class Studio {
    static let shared = Studio()
    let brush = BrushService()
}
final class BrushService: ObservableObject {
    private var strokes = 0
    func stroke() { strokes += 1 }
}

struct BrushView: View {
    @StateObject var brush: BrushService = Studio.shared.brush
    //                                     ^ note: [singleton-default] {{BrushView falls back on the shared instance Studio.shared where it is handed nothing}}
    var body: some View { Button("Stroke") { brush.stroke() } }
}
struct ClosedBrushView: View {
    @StateObject private var brush: BrushService = Studio.shared.brush
    //                                             ^ warning: [singleton] {{ClosedBrushView reaches the shared instance Studio.shared}}
    var body: some View { Button("Stroke") { brush.stroke() } }
}
