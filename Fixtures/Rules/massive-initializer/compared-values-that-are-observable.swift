// What is compared and never changes is a value, though it be observable and compute something; what changes is a model, and
// what is called a service is one.
// only: massive-initializer, singleton

import Combine

protocol Mixing { func mix() }
protocol Gating { func gate() }
protocol Taping { func tape() }
protocol Fading { func fade() }

final class MixSettings: ObservableObject, Equatable {
    static let `default` = MixSettings(gain: 1)
    let gain: Int
    init(gain: Int) { self.gain = gain }
    static func == (left: MixSettings, right: MixSettings) -> Bool { left.gain == right.gain }
    func louder() -> MixSettings { MixSettings(gain: gain + 1) }
}

final class MixState: ObservableObject, Equatable {
    static let `default` = MixState()
    @Published var gain = 1
    static func == (left: MixState, right: MixState) -> Bool { left === right }
    func raise() { gain += 1 }
}

final class MixClient: ObservableObject, Equatable {
    let host: String
    init(host: String) { self.host = host }
    static func == (left: MixClient, right: MixClient) -> Bool { left.host == right.host }
    func send() { print(host) }
}

final class Studio {
    private let all: [Any]
    init(mixing: any Mixing, gating: any Gating, taping: any Taping, fading: any Fading, settings: MixSettings) {
        all = [mixing, gating, taping, fading, settings]
    }
    func gain() -> Int { all.count + MixSettings.default.gain }
}

final class Stage {
    private let all: [Any]
    init(mixing: any Mixing, gating: any Gating, taping: any Taping, fading: any Fading, state: MixState) {
//  ^ warning: [massive-initializer] {{Stage takes 5 dependencies, more than 4: Mixing, Gating, Taping, Fading, MixState}}
        all = [mixing, gating, taping, fading, state]
    }
    func gain() -> Int { all.count + MixState.default.gain }
    //                               ^ warning: [singleton] {{Stage reaches the shared instance MixState.default}}
}

final class Hall {
    private let all: [Any]
    init(mixing: any Mixing, gating: any Gating, taping: any Taping, fading: any Fading, client: MixClient) {
//  ^ warning: [massive-initializer] {{Hall takes 5 dependencies, more than 4: Mixing, Gating, Taping, Fading, MixClient}}
        all = [mixing, gating, taping, fading, client]
    }
}
