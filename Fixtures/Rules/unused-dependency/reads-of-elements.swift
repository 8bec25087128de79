// What is read of the elements of a list is a member of their type: its own, or one that it inherits from elsewhere. A pair that
// a table gives has neither, and of an element of an unknown type it may be anybody's.
// only: unused-dependency

protocol Bell {
    func ring()
}

final class Tower {
    let bell: any Bell
    let rope: any Bell
    let key: any Bell
    init(
        bell: any Bell,
    //  ^ warning: [unused-dependency] {{Tower takes Bell}}
        rope: any Bell,
    //  ^ warning: [unused-dependency] {{Tower takes Bell}}
        key: any Bell
    //  ^ warning: [unused-dependency] {{Tower takes Bell}}
    ) {
        self.bell = bell
        self.rope = rope
        self.key = key
    }
}

struct Chime {
    var bell: Int
    var rope: Int
}

final class Carillon {
    private let chimes: [Chime]
    private let named: [String: Chime]
    init(chimes: [Chime], named: [String: Chime]) {
        self.chimes = chimes
        self.named = named
    }
    func strike(_ optional: Chime?) -> Int {
        var total = chimes[0].bell + (named["hour"]?.bell ?? 0)
        for chime in chimes { total += chime.bell }
        for chime in chimes where chime.rope > 0 { total += 1 }
        chimes.forEach { chime in total += chime.bell }
        total += chimes.filter { $0.bell == 1 }.count + chimes.map(\.rope).count
        total += chimes.reduce(0) { sum, chime in sum + chime.rope }
        if let first = chimes.first { total += first.bell }
        total += optional.map { $0.rope } ?? 0
        for entry in named { print(entry.key) }
        named.forEach { print($0.key) }
        return total
    }
}

//- Sources/Church/Belfry.swift
/// Read of elements that are one of these, or may be.
final class Belfry {
    let clapper: any Hammer
    let wheel: any Hammer
    let louvre: any Hammer
    let yoke: any Hammer
    let headstock: any Hammer
    init(
        clapper: any Hammer, wheel: any Hammer, louvre: any Hammer, yoke: any Hammer, headstock: any Hammer
    ) {
        self.clapper = clapper
        self.wheel = wheel
        self.louvre = louvre
        self.yoke = yoke
        self.headstock = headstock
    }
}

protocol Hammer {
    func strike()
}

final class Parish {
    func visit(_ belfries: [Belfry], _ unknown: Unknown) {
        for belfry in belfries { print(belfry.clapper) }
        belfries.forEach { print($0.wheel) }
        print(belfries[0].louvre)
        for one in unknown.all { print(one.yoke) }
        _ = belfries.sorted { $0.headstock < $1.headstock }
    }
}
