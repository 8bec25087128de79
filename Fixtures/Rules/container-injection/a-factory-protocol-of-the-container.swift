// The container is handed over as the factory protocol that it conforms to.

protocol LetterFactory {
    func makeLetterModel() -> LetterModel
}

final class InkService {
    func dip() {}
}

final class PaperService {
    func fold() {}
}

final class LetterModel {
    private let ink: InkService
    private let paper: PaperService
    init(ink: InkService, paper: PaperService) {
        self.ink = ink
        self.paper = paper
    }
    func write() { ink.dip(); paper.fold() }
}

final class LetterContainer: LetterFactory {
    lazy var ink = InkService()
    lazy var paper = PaperService()
    func makeLetterModel() -> LetterModel { LetterModel(ink: ink, paper: paper) }
    func makeDeskModel() -> DeskModel { DeskModel(factory: self) }
}

final class DeskModel {
    private let factory: any LetterFactory
    init(factory: any LetterFactory) { self.factory = factory }
    func open() { factory.makeLetterModel().write() }
}
