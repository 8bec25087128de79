import Foundation

/// Everything around the dome. The two in the middle wait for each other for ever.
@MainActor
final class ObservatoryContainer {
    static let shared = ObservatoryContainer()

    lazy var archive: any NightArchive = FolderArchive(folder: .documentsDirectory)
    lazy var dome: any DomeDriver = MotorDome(scheduler: scheduler)
    lazy var scheduler: any NightScheduler = QueueScheduler(dome: dome)
}
