import DilintKit
import TestSupport

/// A small shop: a root, a coordinator that carries the payments, a protocol with one implementation.
enum QuerySample {
    static let files = [
        ProjectBuilder.File(path: "App/AppDelegate.swift", text: root),
        ProjectBuilder.File(path: "App/Flow.swift", text: flow),
        ProjectBuilder.File(path: "Services/Payments.swift", text: services),
    ]

    private static let root = """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            func start() {
                let payments = CardPayments()
                CheckoutCoordinator(payments: payments, log: Log.shared).start()
            }
        }
        """

    private static let flow = """
        final class CheckoutCoordinator {
            private let payments: PaymentService
            private let log: Log
            init(payments: PaymentService, log: Log) {
                self.payments = payments
                self.log = log
            }
            func start() { PaymentViewModel(payments: payments).pay() }
        }
        final class PaymentViewModel {
            private let payments: PaymentService
            init(payments: PaymentService) { self.payments = payments }
            func pay() { payments.charge() }
        }
        """

    private static let services = """
        protocol PaymentService { func charge() }
        final class CardPayments: PaymentService {
            func charge() { Log.shared.write() }
        }
        final class Log {
            static let shared = Log()
            func write() {}
        }
        """

    static func chains(
        from start: String, to end: String, limit: Int = 5
    ) throws(QueryError) -> DependencyChains {
        let builder = ProjectBuilder(files: files)
        return try Analyzer(configuration: Configuration())
            .chains(from: start, to: end, limit: limit, in: builder.batches, modules: builder.modules)
    }

    static func trace(_ type: String) throws(QueryError) -> [TypeTrace] {
        let builder = ProjectBuilder(files: files)
        return try Analyzer(configuration: Configuration())
            .traces(of: type, in: builder.batches, modules: builder.modules)
    }

    static func at(_ path: String, _ line: Int, _ column: Int) -> Location {
        Location(path: path, line: line, column: column)
    }
}
