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
}
