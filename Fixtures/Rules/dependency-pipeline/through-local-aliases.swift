// A local constant, an unwrapped optional, a capture and a guard are the same mention as the property.

protocol TideAPI {
    func tides() -> [Int]
}

final class TideCoordinator {
    private let api: (any TideAPI)?
    private var models: [TideViewModel] = []

    init(api: (any TideAPI)?) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{TideCoordinator takes TideAPI only to hand it on: TideCoordinator → TideViewModel, which uses it}}

    func showFirst() {
        let backend = self.api
        models.append(TideViewModel(api: backend))
    }

    func showSecond() {
        if let api { models.append(TideViewModel(api: api)) }
        guard let source = api else { return }
        models.append(TideViewModel(api: source))
    }

    func showLater() {
        Task { @MainActor [api, weak self] in
            self?.models.append(TideViewModel(api: api))
        }
    }
}

final class TideViewModel {
    private let api: (any TideAPI)?
    init(api: (any TideAPI)?) { self.api = api }
    func highest() -> Int? { api?.tides().max() }
}
