// Another instance of the own type, a nested or a file's private helper are the builder's own parts.
// only: inline-assembly

final class RopeService {
    func pull() {}
}

final class ClimbViewModel {
    private let service: RopeService
    init(service: RopeService) { self.service = service }
    func copy() -> ClimbViewModel { ClimbViewModel(service: service) }
    func pull() { Worker(service: service).pull() }
    func belay() { BelayWorker(service: service).pull() }

    final class Worker: RopePulling {
        private let service: RopeService
        init(service: RopeService) { self.service = service }
        func pull() { service.pull() }
    }

    final class Helper: RopePulling {
        private let service: RopeService
        init(service: RopeService) { self.service = service }
        func pull() { Worker(service: service).pull() }
    }
}

protocol RopePulling {
    func pull()
}

private final class BelayWorker: RopePulling {
    private let service: RopeService
    init(service: RopeService) { self.service = service }
    func pull() { service.pull() }
}
