// What keeps values for those who watch them, and does nothing itself, is data. One that does something, tells of what it keeps elsewhere,
// or keeps a service, is more.
// only: hidden-dependency

import SwiftUI

enum Berth {
    case free, taken
}

final class BookingState: ObservableObject {
    @Published var isGuest = false
    @Published var berth: Berth = .free
    @Published var name: String?
    var onChange: (() -> Void)?
}

@Observable final class HarbourState {
    var depth = 0.0
    var names: [String] = []
}

final class TideState: ObservableObject {
    @Published var level = 0
    func rise() { level += 1 }
}

final class PilotSettings: ObservableObject {
    @AppStorage("pilot") var name = ""
}

final class QuaySettings: ObservableObject {
    @Published var length = 0 { didSet { print(length) } }
}

protocol ShipLog {
    func write(_ line: String)
}

final class ShipState: ObservableObject {
    let log: any ShipLog
    init(log: any ShipLog) { self.log = log }
}

// By its name it is a screen's model.
final class AnchorViewModel: ObservableObject {
    @Published var isDown = false
}

struct HarbourView: View {
    @EnvironmentObject var booking: BookingState
    @Environment(HarbourState.self) var harbour
    @EnvironmentObject var tide: TideState
//  ^ note: [hidden-dependency] {{HarbourView needs TideState, which no initializer shows}}
    @EnvironmentObject var pilot: PilotSettings
//  ^ note: [hidden-dependency] {{HarbourView needs PilotSettings, which no initializer shows}}
    @EnvironmentObject var quay: QuaySettings
//  ^ note: [hidden-dependency] {{HarbourView needs QuaySettings, which no initializer shows}}
    @EnvironmentObject var ship: ShipState
//  ^ note: [hidden-dependency] {{HarbourView needs ShipState, which no initializer shows}}
    @EnvironmentObject var anchor: AnchorViewModel
//  ^ note: [hidden-dependency] {{HarbourView needs AnchorViewModel, which no initializer shows}}
    var body: some View { Text(booking.isGuest ? "guest" : "\(harbour.depth)") }
}
