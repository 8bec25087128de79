// Of an initializer with very many parameters each is the one that its name says.
// only: unused-dependency, dependency-pipeline

protocol Sawmill {
    func saw(_ count: Int)
}

final class Forest {
    private let sawmill: any Sawmill
    private let spare: any Sawmill
    private let total: Int
    init(
        alder: Int,
        ash: Int,
        aspen: Int,
        beech: Int,
        birch: Int,
        cedar: Int,
        cherry: Int,
        elm: Int,
        fir: Int,
        hazel: Int,
        hemlock: Int,
        hickory: Int,
        holly: Int,
        juniper: Int,
        larch: Int,
        linden: Int,
        maple: Int,
        oak: Int,
        pear: Int,
        pine: Int,
        plane: Int,
        plum: Int,
        poplar: Int,
        rowan: Int,
        spruce: Int,
        sycamore: Int,
        walnut: Int,
        willow: Int,
        yew: Int,
        chestnut: Int,
        cypress: Int,
        laurel: Int,
        sawmill: any Sawmill,
        spare: any Sawmill,
//      ^ warning: [dependency-pipeline] {{Forest takes Sawmill only to hand it on: Forest → Grove, which uses it}}
        idle: any Sawmill
//      ^ warning: [unused-dependency] {{Forest takes Sawmill as `idle`, but never uses it}}
    ) {
        self.sawmill = sawmill
        self.spare = spare
        total = alder + ash + aspen + beech + birch + cedar + cherry + elm
        print(fir, hazel, hemlock, hickory, holly, juniper, larch, linden)
        print(maple, oak, pear, pine, plane, plum, poplar, rowan, spruce)
        print(sycamore, walnut, willow, yew, chestnut, cypress, laurel)
    }
    func clear() { sawmill.saw(total) }
    func plant() { Grove(sawmill: spare).clear() }
    //                            ^ related: [dependency-pipeline] {{Forest hands it to Grove}}
}

final class Grove {
    private let sawmill: any Sawmill
    init(sawmill: any Sawmill) { self.sawmill = sawmill }
    func clear() { sawmill.saw(1) }
    //             ^ related: [dependency-pipeline] {{Grove uses it}}
}
