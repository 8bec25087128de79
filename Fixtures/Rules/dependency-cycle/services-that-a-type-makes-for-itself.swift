// What a type that is no container computes or makes for itself is a ring as well, where all asks go to itself; another
// one's property of that name, a branch, a property that can be set and an inherited overload are none.

protocol Radio {
    var signalService: SignalService { get }
}

final class TideService {
    private let pier: PierService?
    init(pier: PierService?) { self.pier = pier }
    func rise() { pier?.open() }
}

final class PierService {
    private let tide: TideService?
    init(tide: TideService?) { self.tide = tide }
    func open() { tide?.rise() }
}

final class HarbourViewModel {
    private var tideService: TideService { TideService(pier: pierService()) }
    //                                                       ^ related: [dependency-cycle] {{tideService asks for pierService}}

    private func pierService() -> PierService {
        PierService(tide: self.tideService)
        //                ^ error: [dependency-cycle] {{Producing HarbourViewModel.pierService needs itself: pierService → tideService → pierService}}
    }

    func open() { tideService.rise() }
}

final class SignalService {
    private let next: SignalService?
    init(next: SignalService?) { self.next = next }
    func show() { next?.show() }
}

final class RelayRadio: Radio {
    private let inner: Radio
    init(inner: Radio) { self.inner = inner }
    var signalService: SignalService { SignalService(next: inner.signalService) }
}

class Tower {
    func services() -> ArraySlice<SignalService> { [] }
}

final class TowerViewModel: Tower {
    private let tower: TowerViewModel?
    private var isHigh = false
    private var kept: SignalService?
    init(tower: TowerViewModel?) { self.tower = tower }

    var signalService: SignalService { SignalService(next: tower?.signalService) }

    private var highService: TideService {
        guard isHigh else { return TideService(pier: nil) }
        return TideService(pier: isHigh ? lowService() : nil)
    }

    private func lowService() -> PierService { PierService(tide: highService) }

    private var currentService: SignalService {
        get { kept ?? SignalService(next: nil) }
        set { kept = SignalService(next: currentService) }
    }

    func services() -> [SignalService] {
        let found: ArraySlice<SignalService> = services()
        return found.map { SignalService(next: $0) } + [SignalService(next: nil)]
    }

    func show() {
        currentService = signalService
        highService.rise()
    }
}
