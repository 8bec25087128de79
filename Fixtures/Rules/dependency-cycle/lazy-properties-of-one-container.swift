// Two lazy properties of one container ask for each other: at run time this never ends. The types need each other in
// their initializers as well; the ring is reported once, where the instances come from.

//- Sources/App/AppContainer.swift
final class AppContainer {
    lazy var api: API = API(session: session)
    //                               ^ error: [dependency-cycle] {{Producing AppContainer.api needs itself: api → session → api}}
    lazy var session: Session = Session(api: api)
    //                                       ^ related: [dependency-cycle] {{session asks for api}}
}

//- Sources/App/Session.swift
final class API {
    private let session: Session
    init(session: Session) { self.session = session }
    func load() { session.touch() }
}

final class Session {
    private let api: API
    init(api: API) { self.api = api }
    func touch() { api.load() }
}
