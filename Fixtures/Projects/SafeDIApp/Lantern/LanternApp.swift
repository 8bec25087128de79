import SafeDI
import SwiftUI

/// An app that plans evening walks. What walks share is made here, though the app itself uses little of it.
@Instantiable(isRoot: true) @main
struct LanternApp: App, Instantiable {
    init(
        planner: RoutePlanner, forecast: Forecast, clock: Clock, journal: Journal,
        walkScreenBuilder: Instantiator<WalkScreen>, guide: Guide, tickets: TicketOffice
    ) {
        self.planner = planner
        self.forecast = forecast
        self.clock = clock
        self.journal = journal
        self.walkScreenBuilder = walkScreenBuilder
        self.guide = guide
        self.tickets = tickets
    }

    @Instantiated private let planner: RoutePlanner
    @Instantiated private let forecast: Forecast
    @Instantiated private let clock: Clock
    @Instantiated(fulfilledByType: "PaperJournal") private let journal: Journal
    @Instantiated private let walkScreenBuilder: Instantiator<WalkScreen>
    @Instantiated private let guide: Guide
    // A ticket office is not made at once: somebody has to say for which walker.
    @Instantiated private let tickets: TicketOffice

    var body: some Scene {
        WindowGroup { walkScreenBuilder.instantiate(Walker(name: "Ada")) }
    }
}
