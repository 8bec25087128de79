import Foundation

@MainActor
protocol NightArchive {
    func nights() -> [Date]
    func export(_ night: Date) throws -> Data
}

@MainActor
final class FolderArchive: NightArchive {
    private let folder: URL

    init(folder: URL) {
        self.folder = folder
    }

    func nights() -> [Date] { [Date.now] }

    func export(_ night: Date) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent("\(night.timeIntervalSince1970)"))
    }
}
