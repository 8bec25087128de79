// A static that has an object put something together which it has just made shares nothing, step by step or by a local name.
// What the object has from elsewhere, or looks up, may be shared all the same.
// only: singleton

final class PosterViewModel {
    var title = ""
    func hang() {}
    static let kept = PosterViewModel()
}

final class PosterBuilder {
    private var title = ""
    private let blank = PosterViewModel()
    private let borrowed = PosterViewModel.kept
    private let given: PosterViewModel
    init(given: PosterViewModel = PosterViewModel()) { self.given = given }

    func titled(_ text: String) -> PosterBuilder {
        title = text
        return self
    }
    func bold() -> Self { self }
    func build() -> PosterViewModel {
        let poster = PosterViewModel()
        poster.title = title
        return poster
    }
    func print() -> PosterViewModel { draw() }
    private func draw() -> PosterViewModel { PosterViewModel() }
    func fill() -> PosterViewModel { blank }
    func lend() -> PosterViewModel { borrowed }
    func giveOn() -> PosterViewModel { given }
    func find() -> PosterViewModel { .kept }
    func remember() -> PosterViewModel {
        if let last = Self.last { return last }
        let poster = PosterViewModel()
        Self.last = poster
        return poster
    }
    private static var last: PosterViewModel?
}

extension PosterViewModel {
    static var plain: PosterViewModel { PosterBuilder().build() }
    static var large: PosterViewModel { PosterBuilder().titled("large").bold().build() }
    static var printed: PosterViewModel { PosterBuilder().titled("printed").print() }
    static var filled: PosterViewModel { PosterBuilder().bold().fill() }
    static var named: PosterViewModel {
        let builder = PosterBuilder()
        _ = builder.titled("named")
        return builder.build()
    }
    static var lent: PosterViewModel { PosterBuilder().lend() }
    static var found: PosterViewModel { PosterBuilder().titled("found").find() }
    static var given: PosterViewModel { PosterBuilder(given: .kept).giveOn() }
    static var remembered: PosterViewModel { PosterBuilder().remember() }
}

final class Wall {
    func decorate() {
        PosterViewModel.plain.hang()
        PosterViewModel.large.hang()
        PosterViewModel.printed.hang()
        PosterViewModel.filled.hang()
        PosterViewModel.named.hang()
    }
    func cover() {
        PosterViewModel.lent.hang()
//      ^ warning: [singleton] {{Wall reaches the shared instance PosterViewModel.lent}}
        PosterViewModel.found.hang()
//      ^ warning: [singleton] {{Wall reaches the shared instance PosterViewModel.found}}
        PosterViewModel.given.hang()
//      ^ warning: [singleton] {{Wall reaches the shared instance PosterViewModel.given}}
        PosterViewModel.remembered.hang()
//      ^ warning: [singleton] {{Wall reaches the shared instance PosterViewModel.remembered}}
    }
}

// An object that everybody has may keep what it makes.
final class Press {
    static let shared = Press()
    private var sheets: [SheetViewModel] = []
    func sheet() -> SheetViewModel {
        if let first = sheets.first { return first }
        let sheet = SheetViewModel()
        sheets.append(sheet)
        return sheet
    }
}

final class SheetViewModel {
    func fold() {}
    static var usual: SheetViewModel { Press.shared.sheet() }
    //                                 ^ warning: [singleton] {{SheetViewModel reaches the shared instance Press.shared}}
}

final class Binder {
    func bind() { SheetViewModel.usual.fold() }
    //            ^ warning: [singleton] {{Binder reaches the shared instance SheetViewModel.usual}}
}
