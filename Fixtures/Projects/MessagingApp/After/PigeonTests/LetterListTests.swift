import Foundation
import Testing

@testable import Pigeon

@MainActor
struct LetterListTests {
    @Test func theListIsMadeWithWhatTheFactoryGives() {
        let factory = FactoryMock()
        let loft = Loft(id: .support, name: "Support", members: [], unread: 0)
        let screen = LetterListViewController(loft: loft, factory: factory)
        #expect(screen.title == "Support")
        #expect(factory.loaders == 1)
    }
}

@MainActor
private final class FactoryMock: LetterLoaderFactory, ScreenFactory {
    private(set) var loaders = 0

    func makeLetterLoader() -> LetterLoader {
        loaders += 1
        return LetterLoader(client: SilentClient())
    }

    func makeLoftListViewController() -> LoftListViewController { fatalError("not asked for") }
    func makeLetterListViewController(of loft: Loft) -> LetterListViewController { fatalError("not asked for") }
    func makeLetterViewController(for letter: Letter) -> LetterViewController { fatalError("not asked for") }
    func makeSettingsViewController() -> SettingsViewController { fatalError("not asked for") }
}

private final class SilentClient: HTTPClient {
    func data(for request: URLRequest) async throws -> Data { Data() }
}
