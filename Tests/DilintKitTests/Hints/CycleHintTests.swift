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
}
