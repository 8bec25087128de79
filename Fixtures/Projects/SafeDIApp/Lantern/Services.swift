import Foundation
import SafeDI

@Instantiable
public final class Forecast: Instantiable {
    public init(session: URLSession) { self.session = session }

    @Instantiated private let session: URLSession

    func degrees() -> Int { session.configuration.timeoutIntervalForRequest > 1 ? 12 : 16 }
}

/// Made by hand, and nobody's business but the forecast's.
@Instantiable
extension URLSession: Instantiable {
    public static func instantiate() -> URLSession { URLSession(configuration: .ephemeral) }
}

public protocol Journal {
    func entry() -> String
}

@Instantiable
public final class PaperJournal: Journal, Instantiable {
    public init(clock: Clock) { self.clock = clock }

    @Received private let clock: Clock

    public func entry() -> String { "\(clock.hour())" }
}

public protocol Speaking {
    func say() -> String
}

@Instantiable(fulfillingAdditionalTypes: [Speaking.self])
public final class Guide: Speaking, Instantiable {
    public init(tour: Tour) { self.tour = tour }

    @Instantiated private let tour: Tour

    public func say() -> String { tour.title() }
}

// The guide speaks already.
@Instantiable(fulfillingAdditionalTypes: [Speaking.self])
public final class Parrot: Speaking, Instantiable {
    public init() {}

    public func say() -> String { "hello" }
}

@Instantiable
public final class Tour: Instantiable {
    public init(clock: Clock, name: String) {
        self.clock = clock
        self.name = name
    }

    @Received private let clock: Clock
    // The app has a clock, and nobody has a name.
    @Received private let name: String

    func title() -> String { "\(name) at \(clock.hour())" }
}

@Instantiable
public final class TicketOffice: Instantiable {
    public init(walker: Walker) { self.walker = walker }

    @Forwarded private let walker: Walker

    func sell() -> String { walker.name }
}
