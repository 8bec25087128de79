// Methods of a container that construct what they give back produce it, whatever they are called; another instance of
// the container, and what only hands out, are others.

final class WharfService {
    private let crane: CraneService
    init(crane: CraneService) { self.crane = crane }
    func load() { crane.lift() }
}

final class CraneService {
    private let wharf: WharfService?
    init(wharf: WharfService?) { self.wharf = wharf }
    func lift() { wharf?.load() }
}

final class HarbourContainer {
    let logger = HarbourLogger()
    private let next: HarbourContainer?

    init(next: HarbourContainer?) { self.next = next }

    func wharfService() -> WharfService {
        WharfService(crane: craneService())
        //                  ^ related: [dependency-cycle] {{wharfService asks for craneService}}
    }

    func craneService() -> CraneService {
        let wharf = wharfService()
        //          ^ error: [dependency-cycle] {{Producing HarbourContainer.craneService needs itself: craneService → wharfService → craneService}}
        return CraneService(wharf: wharf)
    }

    func signalService() -> SignalService { SignalService(beacon: next?.beaconService()) }
    func beaconService() -> BeaconService { BeaconService(signal: next?.signalService()) }
    func pilotService() -> PilotService { PilotService(start: { self.tugService() }) }
    func tugService() -> TugService { TugService(pilot: pilotService()) }
}

final class HarbourLogger {
    func log(_ text: String) { print(text) }
}

final class SignalService {
    private let beacon: BeaconService?
    init(beacon: BeaconService?) { self.beacon = beacon }
    func show() { beacon?.flash() }
}

final class BeaconService {
    private let signal: SignalService?
    init(signal: SignalService?) { self.signal = signal }
    func flash() { signal?.show() }
}

final class PilotService {
    private let start: () -> TugService
    init(start: @escaping () -> TugService) { self.start = start }
    func steer() { start().tow() }
}

final class TugService {
    private let pilot: PilotService
    init(pilot: PilotService) { self.pilot = pilot }
    func tow() { pilot.steer() }
}
