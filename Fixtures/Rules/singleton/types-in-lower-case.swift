// A type that is written in small letters is a type all the same, unless the word stands for something nearer.
// only: singleton, service-locator

final class settings {
    static let shared = settings()
    private var theme = 0
    func next() { theme += 1 }
}

enum services {
    nonisolated(unsafe) static var tracker = TrackingService()
    nonisolated(unsafe) static var mailer = MailService()
}

final class TrackingService {
    private var events = 0
    func track() { events += 1 }
}
final class MailService {
    private var letters = 0
    func send() { letters += 1 }
}

final class Dial {
    func turn() {
        settings.shared.next()
//      ^ warning: [singleton] {{Dial reaches the shared instance settings.shared}}
        services.tracker.track()
//      ^ warning: [service-locator] {{Dial asks a locator for services.tracker}}
    }
}

final class Knob {
    private let settings: Knobs
    init(settings: Knobs) { self.settings = settings }
    func turn() { settings.shared.next() }
}

struct Knobs {
    let shared: any Turning
}
protocol Turning {
    func next()
}

final class Lever {
    func pull(_ services: Levers) { services.tracker.next() }
}
struct Levers {
    let tracker: any Turning
}
