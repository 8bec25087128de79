// What keeps something under its type's name, or in the very property that is being made, asks nobody for it from there on; who only
// reads what may be kept has kept nothing yet.
// only: dependency-cycle
protocol Ringing { func ring() }
final class Rope { init(bell: Bell?) { bell?.ring() } }
final class Bell: Ringing {
    var rope: Rope?
    init(rope: Rope?) { self.rope = rope }
    func ring() {}
}

/// Reads before it keeps.
enum Reading {
    private static var kept: Bell?
    static var bell: Bell {
        if let kept = Reading.kept { return kept }
        let bell = Bell(rope: Reading.rope)
        //                    ^ error: [dependency-cycle] {{Producing Reading.bell needs itself: bell → rope → bell}}
        Reading.kept = bell
        return bell
    }
    static let rope = Rope(bell: Reading.bell)
    //                           ^ related: [dependency-cycle] {{rope asks for bell}}
}

/// Keeps before it asks.
enum Keeping {
    private static var kept: Bell?
    static var bell: Bell {
        if let kept = Keeping.kept { return kept }
        let bell = Bell(rope: nil)
        Keeping.kept = bell
        bell.rope = Keeping.rope
        return bell
    }
    static let rope = Rope(bell: Keeping.bell)
}

final class Steeple {
    lazy var bell: Bell = {
        let bell = Bell(rope: nil)
        self.bell = bell
        bell.rope = self.rope
        return bell
    }()
    lazy var rope = Rope(bell: bell)
}

/// Keeps it elsewhere, where nobody looks.
final class Tower {
    private var last: Bell?
    lazy var bell: Bell = {
        let bell = Bell(rope: nil)
        last = bell
        bell.rope = self.rope
        //          ^ error: [dependency-cycle] {{Producing Tower.bell needs itself: bell → rope → bell}}
        return bell
    }()
    lazy var rope = Rope(bell: bell)
    //                         ^ related: [dependency-cycle] {{rope asks for bell}}
}

final class Knot { init(rope: Rope?) {} }
final class Frame { init(knot: Knot?) {} }
final class Gong {
    init(frame: Frame?) {}
    func ring() {}
}

/// What is kept is made of parts that are made of what is asked for.
final class Belfry {
    private var kept: Gong?
    func makeGong() -> Gong {
        if let kept { return kept }
        kept = Gong(frame: Frame(knot: Knot(rope: rope)))
        //                                        ^ error: [dependency-cycle] {{Producing Belfry.makeGong needs itself: makeGong → rope → makeGong}}
        return kept!
    }
    lazy var rope: Rope = {
        let gong = makeGong()
        //         ^ related: [dependency-cycle] {{rope asks for makeGong}}
        gong.ring()
        return Rope(bell: nil)
    }()
}
