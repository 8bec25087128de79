import Testing

/// What is taken instead of a container of containers, and of one that makers are handed, as whole sentences.
@Suite struct ContainersWithinHintTests {
    /// Whoever took one of the containers that stand in another would take a whole container again.
    @Test(arguments: [
        ("main.stores.tides.rise()", "Take tides instead of MainContainer"),
        ("main.stores.tides.rise() ; main.gauge.read()", "Take gauge and tides instead of MainContainer"),
        ("main.stores.deep.winds.rise()", "Take winds instead of MainContainer"),
        ("let stores = main.stores ; stores.tides.rise()", "Take tides instead of MainContainer"),
        ("kept = main.stores ; kept?.tides.rise()", "Take tides instead of MainContainer"),
        (
            "if isOn { main.stores.tides.rise() } else { main.stores.winds().rise() }",
            "Take tides and what `winds` gives instead of MainContainer"
        ),
        (
            "print(StoreModel(stores: main.stores)) ; main.gauge.read()",
            "Take gauge instead of MainContainer, and a factory for what is made with it"
        ),
        // What cannot be told of it, and what it is there to make, is asked of itself.
        ("print(main.stores)", "Take stores instead of MainContainer"),
        ("main.stores.tides.rise() ; print(main.stores)", "Take stores instead of MainContainer"),
        ("main.stores.makeTideModel().show()", "Take stores instead of MainContainer"),
        ("main.gauge.read()", "Take gauge instead of MainContainer"),
    ])
    func whatStandsInThemIsTaken(code: String, hint: String) {
        let text = """
            protocol Tide { func rise() }
            final class SpringTide: Tide { func rise() {} }
            protocol Gauge { func read() }
            final class LiveGauge: Gauge { func read() {} }
            final class TideModel {
                private let tide: any Tide
                init(tide: any Tide) { self.tide = tide }
                func show() { tide.rise() }
            }
            final class DeepContainer {
                lazy var winds: any Tide = SpringTide()
                lazy var gales: any Tide = SpringTide()
            }
            final class StoresContainer {
                lazy var tides: any Tide = SpringTide()
                lazy var waves: any Tide = SpringTide()
                lazy var deep = DeepContainer()
                func winds() -> any Tide { SpringTide() }
                func makeTideModel() -> TideModel { TideModel(tide: tides) }
            }
            final class StoreModel {
                let stores: StoresContainer
                init(stores: StoresContainer) { self.stores = stores ; stores.tides.rise() }
            }
            final class MainContainer {
                lazy var stores = StoresContainer()
                lazy var gauge: any Gauge = LiveGauge()
            }
            final class PierModel {
                private let main: MainContainer
                private var kept: StoresContainer?
                var isOn = false
                init(main: MainContainer) { self.main = main }
                func open() { \(code) }
            }
            """
        #expect(hints(text, only: "container-injection").first == hint)
    }

    /// Functions of factories that nobody has an instance of are all called alike: what they make is what they are there for.
    @Test(arguments: [
        (
            "print(PageAssembly.module(core: core).view)",
            "Take a factory for what is made with CoreContainer instead of it"
        ),
        (
            "print(PageAssembly.module(core: core).view) ; core.gauge.read()",
            "Take gauge instead of CoreContainer, and a factory for what is made with it"
        ),
        (
            "Depths.sound(core) ; core.gauge.read()",
            "Take gauge, and what `sound` needs, instead of CoreContainer"
        ),
    ])
    func staticFunctionsOfFactoriesMakeThings(code: String, hint: String) {
        let text = """
            import UIKit
            protocol Gauge { func read() }
            final class LiveGauge: Gauge { func read() {} }
            final class CoreContainer {
                lazy var gauge: any Gauge = LiveGauge()
                lazy var other: any Gauge = LiveGauge()
            }
            final class PageViewModel {
                private let gauge: any Gauge
                init(gauge: any Gauge) { self.gauge = gauge }
                func show() { gauge.read() }
            }
            final class PageViewController: UIViewController {
                private let model: PageViewModel
                init(model: PageViewModel) { self.model = model ; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { model.show() }
            }
            struct Module { let view: PageViewController }
            struct PageAssembly {
                private init() {}
                static func module(core: CoreContainer) -> Module {
                    Module(view: PageViewController(model: PageViewModel(gauge: core.gauge)))
                }
            }
            enum Depths { static func sound(_ core: CoreContainer) { core.other.read() } }
            final class PageCoordinator {
                private let core: CoreContainer
                init(core: CoreContainer) { self.core = core }
                func start() { \(code) }
            }
            """
        #expect(hints(text, only: "container-injection") == [hint])
    }
}
