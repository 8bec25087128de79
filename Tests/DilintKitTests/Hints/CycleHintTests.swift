import Testing

/// Where the hints of rings cut, as whole sentences.
@Suite struct CycleHintTests {
    @Test func theNeedThatIsUsedLeastIsCut() {
        let text = """
            final class Rudder {
                private let helm: Helm
                init(helm: Helm) { self.helm = helm }
                func turn() { helm.hold(); helm.ease() }
            }
            final class Helm {
                private let rudder: Rudder
                init(rudder: Rudder) { self.rudder = rudder }
                func hold() { rudder.turn() }
                func ease() {}
            }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Cut Helm → Rudder: let Helm, which uses rudder in 1 place, take `rudder: @escaping () -> Rudder` "
                    + "or a lazy wrapper, or set it after both are made"
            ])
    }

    @Test func usesOfWhatIsNeverUsedAreNotCounted() {
        let text = """
            final class Rudder {
                private let helm: Helm
                init(helm: Helm) { self.helm = helm }
                func turn() { helm.hold() }
            }
            final class Helm {
                private let rudder: Rudder
                init(rudder: Rudder) { self.rudder = rudder }
                func hold() {}
            }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Cut Helm → Rudder: let Helm take `rudder: @escaping () -> Rudder` "
                    + "or a lazy wrapper, or set it after both are made"
            ])
    }

    @Test func whatIsUsedAtOnceIsNotCut() {
        let text = """
            final class Rudder {
                private let helm: Helm
                init(helm: Helm) { self.helm = helm }
                func turn() { helm.hold(); helm.hold(); helm.hold() }
            }
            final class Helm {
                private let rudder: Rudder
                init(rudder: Rudder) {
                    self.rudder = rudder
                    rudder.turn()
                }
                func hold() {}
            }
            final class Bridge {
                lazy var helm = Helm(rudder: rudder)
                lazy var rudder = Rudder(helm: helm)
            }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Cut rudder → helm: let Rudder, which uses helm in 3 places, take `helm: @escaping () -> Helm` "
                    + "or a lazy wrapper, or set it after both are made"
            ])
    }

    @Test func whatIsMadeTooEarlyIsMadeLazily() {
        let text = """
            final class Hull { let mast = Mast() }
            final class Mast {
                let sail: Sail
                init() { sail = Sail() }
            }
            final class Sail { let hull = Hull() }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Cut Sail → Hull: let Sail make it lazily, or take a closure that makes it"
            ])
    }

    @Test func whatAWrapperAsksForAtOnceIsAskedForLater() {
        let text = """
            import Resolver
            final class Kiln {
                private let fire = Fire()
                func burn() { fire.glow() }
            }
            final class Fire {
                @Injected private var kiln: Kiln
                func glow() { kiln.burn() }
            }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Cut Fire → Kiln: let Fire look it up when it is needed, with a lazy wrapper"
            ])
    }

    /// What is made for a shared instance asks for it before it is there.
    @Test func whoIsMadeForWhatItAsksForIsNamed() {
        let text = """
            final class Stats {
                static let shared = Stats()
                private var post = Post()
            }
            final class Post {
                init() { print(Stats.shared) }
            }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Let Post ask for Stats.shared later, or take what it needs of it"
            ])
    }

    @Test func whatAsksItselfMakesSomethingElse() {
        let text = """
            final class Bridge {
                lazy var helm: Helm = { helm }()
            }
            final class Helm { func hold() {} }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Let helm make what it gives out instead of asking itself for it"
            ])
    }

    @Test func whatIsMadeOnTheWayBackTakesItLater() {
        let text = """
            final class OrchardContainer {
                lazy var apple = Apple(branch: Branch(apple: apple))
                lazy var pear = Pear()
            }
            final class Pear {}
            final class Apple {
                private let branch: Branch
                init(branch: Branch) { self.branch = branch }
                func fall() { branch.bend(); branch.bend() }
            }
            final class Branch {
                private let apple: Apple
                init(apple: Apple) { self.apple = apple }
                func bend() { apple.fall() }
            }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Cut apple → apple: let Branch, which uses apple in 1 place, take `apple: @escaping () -> Apple` "
                    + "or a lazy wrapper, or set it after both are made"
            ])
    }

    @Test func whatMakesItsOwnKindIsHandedOne() {
        let text = """
            final class Kernel {
                private let inner: Kernel
                init() { inner = Kernel() }
                func grow() { inner.grow() }
            }
            """
        #expect(hints(text, only: "dependency-cycle") == ["Hand Kernel in, or make it later"])
    }

    @Test func whatGeneratedCodeMakesIsMadeApartAsItsLibraryDoes() {
        let safeDI = """
            import SafeDI
            @Instantiable(isRoot: true) final class Harbour: Instantiable {
                @Instantiated let crane: Crane
            }
            @Instantiable final class Crane: Instantiable {
                @Instantiated let hook: Hook
            }
            @Instantiable final class Hook: Instantiable {
                @Instantiated let crane: Crane
            }
            """
        #expect(
            hints(safeDI, only: "dependency-cycle") == [
                "Cut Hook → Crane: let Hook make Crane when it is needed, with an instantiator, "
                    + "or move what both need into a third type"
            ])
        let weaver = """
            final class Harbour {
                // weaver: crane = Crane
            }
            final class Crane {
                // weaver: hook = Hook
            }
            final class Hook {
                // weaver: crane = Crane
            }
            """
        #expect(
            hints(weaver, only: "dependency-cycle") == [
                "Cut Hook → Crane: let Hook give Crane a builder of its own, "
                    + "or move what both need into a third type"
            ])
    }

    @Test func whatIsHandedSomethingIsMadeWhenItIsAskedFor() {
        let safeDI = """
            import SafeDI
            @Instantiable(isRoot: true) final class Harbour: Instantiable {
                @Instantiated let berth: Berth
            }
            @Instantiable final class Berth: Instantiable {
                @Forwarded let number: Int
            }
            """
        #expect(
            hints(safeDI, only: "unregistered-dependency") == [
                "Let Harbour hold an instantiator of Berth, which takes it"
            ])
        let weaver = """
            final class Harbour {
                // weaver: berth = Berth
            }
            final class Berth {
                // weaver: number <= Int
            }
            """
        #expect(
            hints(weaver, only: "unregistered-dependency") == [
                "Let Harbour make Berth when it is asked for, with a transient scope"
            ])
    }

    @Test func whatOnlyGivesOutIsNotCut() {
        let text = """
            protocol Mooring { func moor() }
            protocol Watching { func watch() }
            final class Quay: Mooring {
                private let lookout: any Watching
                init() { lookout = Services.lookout }
                func moor() { lookout.watch() }
            }
            final class Lookout: Watching {
                private let quay: any Mooring
                init(quay: any Mooring = Services.quay) {
                    self.quay = quay
                    quay.moor()
                }
                func watch() { quay.moor() }
            }
            enum Services {
                static var quay: any Mooring { keptQuay }
                static var lookout: any Watching { keptLookout }
                private static let keptQuay: any Mooring = Quay()
                private static let keptLookout: any Watching = Lookout()
            }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Cut keptQuay → lookout: let Quay ask for lookout when it needs it, not while it is made"
            ])
    }

    @Test func aDefaultMayBeAClosure() {
        let text = """
            protocol Watching { func watch() }
            final class Quay {
                init() { Services.lookout.watch() }
                func moor() {}
            }
            final class Lookout: Watching {
                private let quay: Quay
                init(quay: Quay = Services.quay) { self.quay = quay }
                func watch() { quay.moor() }
            }
            enum Services {
                static let quay = Quay()
                static let lookout = Lookout()
            }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Cut lookout → quay: let Lookout, which uses quay in 1 place, take `quay: @escaping () -> Quay` "
                    + "or a lazy wrapper, or set it after both are made"
            ])
    }

    @Test func whatAClosureSetsUpIsHandedLater() {
        let text = """
            protocol Mooring { func moor() }
            final class Quay: Mooring {
                var lookout: Lookout?
                func moor() { lookout?.watch() }
            }
            final class Lookout {
                var quay: (any Mooring)?
                func watch() { quay?.moor() }
            }
            final class HarbourContainer {
                lazy var quay: any Mooring = {
                    let quay = Quay()
                    quay.lookout = lookout
                    return quay
                }()
                lazy var lookout: Lookout = {
                    let lookout = Lookout()
                    lookout.quay = quay
                    return lookout
                }()
            }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Cut quay → lookout: hand in a closure or lazy wrapper of lookout where quay is made, "
                    + "or set it after both are made"
            ])
    }

    @Test func whatSetsAStaticMakesItFirst() {
        let text = """
            final class Buoy {
                private static var lit = Buoy()
                init() { Buoy.lit = self }
                func light() {}
            }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Let lit begin without a value, or do not set it in the initializer of Buoy"
            ])
    }

    @Test func whatAnInitializerAsksByWayOfItsOwnMembersIsAskedLater() {
        let text = """
            import FactoryKit
            extension Container {
                var quay: Factory<Quay> { self { Quay() } }
                var lookout: Factory<Lookout> { self { Lookout() } }
            }
            final class Quay {
                @LazyInjected(\\.lookout) private var lookout
                init() { lookout.watch() }
                func moor() {}
            }
            final class Lookout {
                init() { climb() }
                private func climb() { Container.shared.quay().moor() }
                func watch() {}
            }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Cut quay → lookout: let Quay ask for lookout when it needs it, not while it is made"
            ])
    }
}
