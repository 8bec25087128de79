// One finding for a type and a container; the further places are related, in whatever file they stand.
// only: container-outside-root

//- Sources/App/FigContainer.swift
final class FigAPI {
    func load() {}
}

protocol HasFigAPI {
    var api: FigAPI { get }
}

protocol HasFigStore {
    var store: any FigStoring { get }
}

protocol FigStoring {
    func save()
}

final class FigStore: FigStoring {
    func save() {}
}

final class FigDependencies: HasFigAPI, HasFigStore {
    let api = FigAPI()
    var store: any FigStoring { FigStore() }
}

//- Sources/App/FigService.swift
final class FigService {
    func load() { FigDependencies().api.load() }
    //            ^ related: [container-outside-root] {{also constructs FigDependencies here}}
}

//- Sources/App/FigService+Save.swift
extension FigService {
    func save() { FigDependencies.init().store.save() }
    //            ^ warning: [container-outside-root] {{FigService constructs the container FigDependencies in 2 places}}
}
