// Only a journey with two carriers before its user is reported: the second carrier has none behind it.
// config: { "rules": { "dependency-pipeline": { "minimumCarriers": 2 } } }

protocol StampAPI {
    func stamp()
}

final class PostFlow {
    private let api: any StampAPI
    init(api: any StampAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{PostFlow takes StampAPI only to hand it on: PostFlow → StampFlow → StampModel, which uses it}}
    func start() { StampFlow(api: api).start() }
}

final class StampFlow {
    private let api: any StampAPI
    init(api: any StampAPI) { self.api = api }
    func start() { StampModel(api: api).print() }
}

final class StampModel {
    private let api: any StampAPI
    init(api: any StampAPI) { self.api = api }
    func print() { api.stamp() }
}
