// A value that an `if` or a `switch` gives goes where all of that goes: kept, it is kept, and handed to a property of
// something else it is handed on.
// only: dependency-pipeline, unused-dependency

protocol Brush {
    func paint()
}
struct WideBrush: Brush { func paint() {} }
struct NarrowBrush: Brush { func paint() {} }

final class Painter {
    private let brush: any Brush
    init(brush: (any Brush)?) {
        self.brush = if let brush { brush } else { WideBrush() }
    }
    func rest() {}
}

final class Decorator {
    private let brush: any Brush
    init(wide: any Brush, narrow: any Brush, isLarge: Bool) {
        brush = switch isLarge {
        case true: wide
        case false: narrow
        }
    }
    func paint() { brush.paint() }
}

final class Easel {
    var brush: (any Brush)?
    func paint() { brush?.paint() }
    //             ^ related: [dependency-pipeline] {{Easel uses it}}
    //             ^ related: [dependency-pipeline] {{Easel uses it}}
}

final class Studio {
    private let brush: any Brush
    private let easel = Easel()
    init(brush: any Brush) { self.brush = brush }
    //   ^ warning: [dependency-pipeline] {{Studio takes Brush only to hand it on: Studio → Easel, which uses it}}
    func prepare(isLarge: Bool) {
        easel.brush = if isLarge { brush } else { NarrowBrush() }
        //                         ^ related: [dependency-pipeline] {{Studio hands it to Easel}}
        easel.paint()
    }
}

final class School {
    private let brush: any Brush
    private let easel = Easel()
    init(brush: any Brush) { self.brush = brush }
    //   ^ warning: [dependency-pipeline] {{School takes Brush only to hand it on: School → Easel, which uses it}}
    func prepare(size: Int) {
        easel.brush = switch size {
        case 0: nil
        case 1: NarrowBrush()
        default: brush
        //       ^ related: [dependency-pipeline] {{School hands it to Easel}}
        }
    }
}

final class Lender {
    private let wide: any Brush
    private let narrow: any Brush
    init(wide: any Brush, narrow: any Brush) {
        self.wide = wide
        self.narrow = narrow
    }
    func lend(isLarge: Bool) -> any Brush {
        if isLarge { wide } else { narrow }
    }
}
