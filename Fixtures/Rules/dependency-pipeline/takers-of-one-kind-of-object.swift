// A parameter object comes to whom it is made for: of several takers that one is followed.
// only: dependency-pipeline

protocol Weather { func ask() }
struct Trip {
    let weather: Weather
    let title: String
}
final class Deck {
    private let weather: Weather
    init(weather: Weather) { self.weather = weather }
    func open() { weather.ask() }
    //            ^ related: [dependency-pipeline] {{Deck uses it}}
    //            ^ related: [dependency-pipeline] {{Deck uses it}}
}

/// It takes the object to pieces and hands a part on.
final class Ferry {
    private let weather: Weather
    init(trip: Trip) {
    //   ^ warning: [dependency-pipeline] {{Ferry reads weather of Trip only to hand it on}}
        weather = trip.weather
        print(trip.title)
    }
    func leave() { Deck(weather: weather).open() }
    //                           ^ related: [dependency-pipeline] {{Ferry hands it to Deck}}
    //                           ^ related: [dependency-pipeline] {{weather is handed to Deck}}
}
final class Quay {
    private let weather: Weather
    init(weather: Weather) { self.weather = weather }
    //   ^ warning: [dependency-pipeline] {{Quay takes Weather only to hand it on: Quay → Trip → Ferry → Deck, which uses it}}
    func board() { Ferry(trip: Trip(weather: weather, title: "a")).leave() }
    //             ^ related: [dependency-pipeline] {{Quay hands it to Ferry}}
    //                                       ^ related: [dependency-pipeline] {{Quay hands it to Trip}}
}

/// It keeps the object.
final class Barge {
    private let trip: Trip
    init(trip: Trip) { self.trip = trip }
    //   ^ warning: [dependency-pipeline] {{Barge reads weather of Trip only to hand it on}}
    func leave() { Deck(weather: trip.weather).open() }
    //                           ^ related: [dependency-pipeline] {{Barge hands it to Deck}}
    //                           ^ related: [dependency-pipeline] {{weather is handed to Deck}}
}
final class Lock {
    private let weather: Weather
    init(weather: Weather) { self.weather = weather }
    //   ^ warning: [dependency-pipeline] {{Lock takes Weather only to hand it on: Lock → Trip → Barge → Deck, which uses it}}
    func board() {
        let trip = Trip(weather: weather, title: "b")
    //                           ^ related: [dependency-pipeline] {{Lock hands it to Trip}}
        let barge = Barge(trip: trip)
    //              ^ related: [dependency-pipeline] {{Lock hands it to Barge}}
        barge.leave()
    }
}

/// It uses what it reads.
final class Yacht {
    private let trip: Trip
    init(trip: Trip) { self.trip = trip }
    func leave() { trip.weather.ask() }
    //             ^ related: [dependency-pipeline] {{Yacht uses it}}
    //             ^ related: [dependency-pipeline] {{Yacht uses it}}
}
final class Marina {
    private let weather: Weather
    init(weather: Weather) { self.weather = weather }
    //   ^ warning: [dependency-pipeline] {{Marina takes Weather only to hand it on: Marina → Trip → Yacht, which uses it}}
    func board() { Yacht(trip: Trip(weather: weather, title: "c")).leave() }
    //             ^ related: [dependency-pipeline] {{Marina hands it to Yacht}}
    //                                       ^ related: [dependency-pipeline] {{Marina hands it to Trip}}
}

/// It never reads that part.
final class Raft {
    private let trip: Trip
    init(trip: Trip) { self.trip = trip }
    func leave() { print(trip.title) }
}
final class Beach {
    private let weather: Weather
    init(weather: Weather) { self.weather = weather }
    //   ^ warning: [dependency-pipeline] {{Beach takes Weather only to hand it on: Beach → Trip → Raft}}
    func board() { Raft(trip: Trip(weather: weather, title: "d")).leave() }
    //             ^ related: [dependency-pipeline] {{Beach hands it to Raft}}
    //                                      ^ related: [dependency-pipeline] {{Beach hands it to Trip}}
}

/// It hands the object on whole.
final class Harbour {
    private let trip: Trip
    init(trip: Trip) { self.trip = trip }
    func leave() { Yacht(trip: trip).leave() }
    //                         ^ related: [dependency-pipeline] {{Harbour hands it to Yacht}}
}
final class Town {
    private let weather: Weather
    init(weather: Weather) { self.weather = weather }
    //   ^ warning: [dependency-pipeline] {{Town takes Weather only to hand it on: Town → Trip → Harbour → Yacht, which uses it}}
    func board() { Harbour(trip: Trip(weather: weather, title: "e")).leave() }
    //             ^ related: [dependency-pipeline] {{Town hands it to Harbour}}
    //                                         ^ related: [dependency-pipeline] {{Town hands it to Trip}}
}

/// It does something with the object as a whole.
final class Canoe {
    private let trip: Trip
    init(trip: Trip) { self.trip = trip }
    func leave() { print(trip) }
}
final class Jetty {
    private let trip: Trip
    init(trip: Trip) { self.trip = trip }
    func leave() { Canoe(trip: trip).leave() }
    //                         ^ related: [dependency-pipeline] {{Jetty hands it to Canoe}}
}
final class Shore {
    private let weather: Weather
    init(weather: Weather) { self.weather = weather }
    //   ^ warning: [dependency-pipeline] {{Shore takes Weather only to hand it on: Shore → Trip → Jetty → Canoe}}
    func board() { Jetty(trip: Trip(weather: weather, title: "g")).leave() }
    //             ^ related: [dependency-pipeline] {{Shore hands it to Jetty}}
    //                                       ^ related: [dependency-pipeline] {{Shore hands it to Trip}}
}

/// Who uses it beside that uses it.
final class Pilot {
    private let weather: Weather
    init(weather: Weather) { self.weather = weather }
    func board() {
        weather.ask()
        Ferry(trip: Trip(weather: weather, title: "f")).leave()
    }
}
