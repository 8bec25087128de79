import Foundation
import Observation

extension Notification.Name {
    static let timetableLoaded = Notification.Name("quayside.timetableLoaded")
}

@MainActor
@Observable
final class TimetableViewModel {
    private let timetable: any TimetableService
    private let onSelect: (Departure) -> Void

    private(set) var departures: [Departure] = []

    init(timetable: any TimetableService, onSelect: @escaping (Departure) -> Void) {
        self.timetable = timetable
        self.onSelect = onSelect
    }

    func load() async {
        departures = (try? await timetable.departures()) ?? []
        NotificationCenter.default.post(name: .timetableLoaded, object: nil)
    }

    func select(_ departure: Departure) { onSelect(departure) }
}
