import Foundation
import Observation

@MainActor
@Observable
final class ReportViewModel {
    private let resolver: Resolver

    private(set) var text = ""
    private(set) var attachment: Data?

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    func write() {
        guard let writer = resolver.resolve(ReportWriter.self) else { return }
        text = writer.report()
    }

    func attachLastNight() {
        let archive = ObservatoryContainer.shared.archive
        attachment = archive.nights().last.flatMap { try? archive.export($0) }
    }
}
