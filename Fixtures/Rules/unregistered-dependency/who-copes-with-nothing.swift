// Whoever copes with nil may ask for anything; so may who asks with other arguments, lazily for what is there, or for what is forwarded.
// only: unregistered-dependency

import Swinject

protocol Alarm {
    func ring()
}

protocol Bell {
    func ring()
}

final class LiveBell: Bell, Alarm {
    private let tone: Int
    init(tone: Int) { self.tone = tone }
    func ring() { print(tone) }
}

protocol Siren {
    func howl()
}

func assemble(_ container: Container) {
    container.register(Bell.self) { (_, tone: Int) in LiveBell(tone: tone) }.implements(Alarm.self)
}

func start(_ resolver: Resolver) {
    if let siren = resolver.resolve(Siren.self) { siren.howl() }
    resolver.resolve(Siren.self)?.howl()
    guard let other = resolver.resolve(Siren.self, name: "other") else { return }
    other.howl()
    resolver.resolve(Bell.self)!.ring()
    resolver.resolve(Bell.self, argument: 1)!.ring()
    resolver.resolve(Lazy<Bell>.self)!.instance.ring()
    resolver.resolve(Alarm.self, argument: 2)!.ring()
}
