import Testing

/// What is taken instead of a container of containers, as whole sentences.
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
}
