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
