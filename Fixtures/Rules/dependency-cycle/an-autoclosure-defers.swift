// What is handed to an autoclosure is asked for when the closure is called.

final class PostContainer {
    lazy var carrier: PostCarrier = PostCarrier(office: self.office)
    lazy var office: PostOffice = PostOffice(carrier: carrier)
}

final class PostCarrier {
    private let office: () -> PostOffice
    init(office: @autoclosure @escaping () -> PostOffice) { self.office = office }
    func deliver() { office().stamp() }
}

final class PostOffice {
    private let carrier: PostCarrier
    init(carrier: PostCarrier) { self.carrier = carrier }
    func stamp() { carrier.deliver() }
}
