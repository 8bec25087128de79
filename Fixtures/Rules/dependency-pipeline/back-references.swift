// Delegates, listeners, outputs, parents and whatever is stored weak are no dependencies.

protocol CropDelegate: AnyObject {
    func didCrop()
}

protocol CropEvents: AnyObject {
    func cropped()
}

final class CropFlow {
    private let delegate: any CropDelegate
    private weak var owner: (any CropEvents)?
    private let output: any CropEvents
    private let watcher: any CropDelegate

    init(delegate: any CropDelegate, owner: any CropEvents, output: any CropEvents, watcher: any CropDelegate) {
        self.delegate = delegate
        self.owner = owner
        self.output = output
        self.watcher = watcher
    }

    func start() {
        CropModel(delegate: delegate, output: output).crop()
        CropModel(delegate: watcher, output: owner).crop()
    }
}

final class CropModel {
    private weak var delegate: (any CropDelegate)?
    private weak var output: (any CropEvents)?
    init(delegate: (any CropDelegate)?, output: (any CropEvents)?) {
        self.delegate = delegate
        self.output = output
    }
    func crop() { delegate?.didCrop(); output?.cropped() }
}
