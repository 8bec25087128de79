// What a build registers in place of the first one is meant to replace it; two in one build are one too many.
// only: duplicate-registration
import Swinject

protocol Tide {}
final class LiveTide: Tide {}
final class StillTide: Tide {}
protocol Moon {}
final class LiveMoon: Moon {}
final class StillMoon: Moon {}

final class Port {
    func wire(_ container: Container) {
        container.register(Tide.self) { _ in LiveTide() }
        #if DEBUG
            container.register(Tide.self) { _ in StillTide() }
        #endif
        #if DEBUG
            container.register(Moon.self) { _ in StillMoon() }
            //                 ^ related: [duplicate-registration] {{Moon is registered here first}}
            container.register(Moon.self) { _ in LiveMoon() }
            //                 ^ warning: [duplicate-registration] {{Port registers Moon a second time}}
        #endif
    }
}

// The one behind the `#if` replaces the first in every build.
final class Quay {
    func wire(_ container: Container) {
        #if DEBUG
            container.register(Moon.self) { _ in StillMoon() }
            //                 ^ related: [duplicate-registration] {{Moon is registered here first}}
        #endif
        container.register(Moon.self) { _ in LiveMoon() }
        //                 ^ warning: [duplicate-registration] {{Quay registers Moon a second time}}
    }
}

final class Mole {
    func wire(_ container: Container) {
        #if DEBUG
            container.register(Moon.self) { _ in StillMoon() }
        #else
            container.register(Moon.self) { _ in LiveMoon() }
        #endif
    }
}
