// What a property is resolved by a key path has the type that the container says: whoever builds with it builds with its own.
// only: inline-assembly

import Factory

protocol Mailing {
    func send()
}

final class Mailer: Mailing {
    func send() {}
}

extension Container {
    var mailer: Factory<any Mailing> { self { Mailer() } }
    var address: Factory<String> { self { "" } }
}

final class LetterViewModel {
    private let mailer: any Mailing
    private let address: String
    init(mailer: any Mailing, address: String) {
        self.mailer = mailer
        self.address = address
    }
    func send() { mailer.send() }
}

final class PostCoordinator {
    private let mailer = resolve(\.mailer)
    func start() { LetterViewModel(mailer: mailer, address: "").send() }
    //             ^ note: [inline-assembly] {{PostCoordinator builds LetterViewModel out of its own dependencies}}
}

final class StampCoordinator {
    private let address = resolve(\.address)
    private let model: LetterViewModel
    init(model: LetterViewModel) { self.model = model }
    func start() { model.send() }
}
