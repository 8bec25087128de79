/// Sources with known findings.
enum Sample {
    /// One dependency-cycle, an error.
    static let ring = """
        final class AppContainer {
            lazy var api = API(session: session)
            lazy var session = Session(api: api)
        }

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
        """

    /// One singleton, a warning.
    static func sharedAccess(_ number: Int) -> String {
        """
        final class Tracker\(number) {
            static let shared = Tracker\(number)()

            private init() {}

            func track() {}
        }

        final class Screen\(number)ViewModel {
            func open() { Tracker\(number).shared.track() }
        }
        """
    }
}
