// DITranquillity: rings that are broken, collections, arguments, optionals, needs that wait, what parts ask for themselves.
// only: dependency-cycle, unregistered-dependency, captive-dependency, duplicate-registration, service-locator, hidden-dependency, container-injection, singleton, self-made-dependency

//- Sources/App/Parts.swift
import DITranquillity

final class OrchardPart: DIPart {
    static func load(container: DIContainer) {
        container.register(Tree.init).injection(cycle: true, \.keeper).lifetime(.objectGraph)
        container.register(Keeper.init).lifetime(.objectGraph)
        container.register(Apple.init).as(Fruit.self)
        container.register(Pear.init).as(Fruit.self)
        container.register { Basket(fruit: many($0), label: arg($1)) }.as(Fruit.self).default()
        container.register(Crate.init) { (arg($0), many($1)) }
        container.register(Press.init)
            .injection(\.bottles) { many($0) }
            .injection(\.owner)
            .injection { $0.name = arg($1) }
            .postInit { $0.start() }
        container.register { Cider(press: $0, yeast: $1) }
        container.register(Label.init).as(Printing.self, tag: Front.self)
        container.register(Label.init).as(Printing.self, tag: Back.self)
        container.register(Scale.init).lifetime(.perRun(.weak))
        container.register(Ledger.init).lifetime(.single)
        container.register(Stall.init).lifetime(.custom(Stall.scope))
        container.register(PickerView.self).injection(\.picker).lifetime(.objectGraph)
        container.register(Picker.init).lifetime(.objectGraph)
        container.register { Ladder(scale: container.resolve(), keeper: container.resolve()) }
        container.register { Fence(posts: $0) }
        container.register(URLSession.init).as(Loading.self)
        container.register(OutsideSprayer.init).as(Spraying.self).lifetime(.single)
        container.register { Shed(loading: $0, spraying: $1) }
        let bees = container.register(Bees.init)
        bees.as(Humming.self).as(Stinging.self)
        registerHive(in: container).as(Housing.self).lifetime(.single)
        container.register { Meadow(humming: $0, stinging: $1, housing: $2) }
        let market: Ledger = container.resolve()
        market.open()
        #if DEBUG
        container.register(Fake.init).as(Selling.self)
        #else
        container.register(Real.init).as(Selling.self)
        #endif
    }
}

//- Sources/App/Orchard.swift
import DITranquillity

final class Tree {
    var keeper: Keeper!
    func grow() { keeper.water() }
}
final class Keeper {
    private let tree: Tree
    init(tree: Tree) { self.tree = tree }
    func water() { tree.grow() }
}
protocol Fruit { func eat() }
final class Apple: Fruit { func eat() {} }
final class Pear: Fruit { func eat() {} }
final class Basket: Fruit {
    private let fruit: [Fruit]
    private let label: Sticker
    init(fruit: [Fruit], label: Sticker) {
        self.fruit = fruit
        self.label = label
    }
    func eat() {
        for one in fruit { one.eat() }
        label.peel()
    }
}
final class Sticker { func peel() {} }
final class Crate {
    private let sticker: Sticker
    private let fruit: [Fruit]
    init(sticker: Sticker, fruit: [Fruit]) {
        self.sticker = sticker
        self.fruit = fruit
    }
    func open() {
        sticker.peel()
        for one in fruit { one.eat() }
    }
}
protocol Bottle { func fill() }
final class Owner { func pay() {} }
final class Press {
    var bottles: [Bottle] = []
    var owner: Owner?
    var name: Sticker = Sticker()
    func start() {
        for bottle in bottles { bottle.fill() }
        owner?.pay()
        name.peel()
    }
}
final class Yeast { func rise() {} }
final class Cider {
    private let press: Press
    private let yeast: Yeast?
    init(press: Press, yeast: Yeast?) {
        self.press = press
        self.yeast = yeast
    }
    func brew() {
        press.start()
        yeast?.rise()
    }
}
enum Front {}
enum Back {}
protocol Printing { func print() }
final class Label: Printing { func print() {} }
final class Scale {
    var weight = 0
    func weigh() { weight += 1 }
}
final class Ledger {
    private let scale: Scale
    private let stall: Lazy<Stall>
    private let owner: Provider<Keeper>
    init(scale: Scale, stall: Lazy<Stall>, owner: Provider<Keeper>) {
        self.scale = scale
        self.stall = stall
        self.owner = owner
    }
    func open() {
        scale.weigh()
        stall.value.sell()
        owner.value.water()
    }
}
final class Stall {
    static let scope = DIScope(name: "stall", storage: DICacheStorage(), policy: .strong)
    private let ledger: Ledger
    var sold = 0
    init(ledger: Ledger) { self.ledger = ledger }
    func sell() {
        sold += 1
        ledger.open()
    }
}
final class Picker {
    private let view: PickerView
    init(view: PickerView) { self.view = view }
    func pick() { view.show() }
}
final class PickerView {
    var picker: Picker!
    func show() { picker.pick() }
}
final class Ladder {
    private let scale: Scale
    private let keeper: Keeper
    init(scale: Scale, keeper: Keeper) {
        self.scale = scale
        self.keeper = keeper
    }
    func climb() {
        scale.weigh()
        keeper.water()
    }
}
final class Post { func stand() {} }
final class Fence {
    private let posts: [Post]
    init(posts: [Post]) { self.posts = posts }
    func close() { for post in posts { post.stand() } }
}
func registerHive(in container: DIContainer) -> DIComponentBuilder<Hive> { container.register(Hive.init) }
protocol Humming { func hum() }
protocol Stinging { func sting() }
protocol Housing { func house() }
final class Bees: Humming, Stinging {
    func hum() {}
    func sting() {}
}
final class Hive: Housing { func house() {} }
final class Meadow {
    private let humming: Humming
    private let stinging: Stinging
    private let housing: Housing
    init(humming: Humming, stinging: Stinging, housing: Housing) {
        self.humming = humming
        self.stinging = stinging
        self.housing = housing
    }
    func bloom() {
        humming.hum()
        stinging.sting()
        housing.house()
    }
}
protocol Loading { func load() }
protocol Spraying { func spray() }
extension URLSession: Loading { func load() {} }
final class Shed {
    private let loading: Loading
    private let spraying: Spraying
    init(loading: Loading, spraying: Spraying) {
        self.loading = loading
        self.spraying = spraying
    }
    func work() {
        loading.load()
        spraying.spray()
    }
}
protocol Selling { func sell() }
final class Fake: Selling { func sell() {} }
final class Real: Selling { func sell() {} }

//- Sources/App/App.swift
import DITranquillity

@main struct OrchardApp {
    static func main() {
        let container = DIContainer()
        container.append(part: OrchardPart.self)
        container.initializeSingletonObjects()
        let ladder: Ladder = container.resolve()
        ladder.climb()
        let fruit: [Fruit] = container.resolveMany()
        for one in fruit { one.eat() }
        let yeast: Yeast? = container.resolve()
        yeast?.rise()
        let front: Printing = container.resolve(tag: Front.self)
        front.print()
    }
}

//- Sources/App/Elsewhere.swift
import DITranquillity

// The words alone are nobody's, and who makes and fills a container for itself may ask it.
final class Wardrobe {
    func register(_ hat: Hat.Type) {}
    func injection(_ work: (Hat) -> Void) {}
}
final class Hall {
    private let wardrobe: Wardrobe
    init(wardrobe: Wardrobe) { self.wardrobe = wardrobe }
    func go() {
        wardrobe.register(Hat.self)
        wardrobe.injection { $0.wear() }
    }
}
final class Hat { func wear() {} }
final class Cloakroom {
    private let container = DIContainer()
    init() { container.append(part: OrchardPart.self) }
    func open() { (container.resolve() as Ladder).climb() }
}
