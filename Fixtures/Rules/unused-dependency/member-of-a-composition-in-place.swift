// The composition is written in the parameter list; the member that nobody reads is named where it stands.

protocol MillAPI {
    func grind()
}

protocol MillWind {
    func blow()
}

protocol HasMillAPI {
    var api: any MillAPI { get }
}

protocol HasMillWind {
    var wind: any MillWind { get }
}

final class MillModel {
    private let api: any MillAPI
    init(dependencies: any HasMillAPI & HasMillWind) { api = dependencies.api }
    //                                  ^ warning: [unused-dependency] {{MillModel asks for HasMillWind, but neither uses it nor hands it on}}
    func open() { api.grind() }
}
