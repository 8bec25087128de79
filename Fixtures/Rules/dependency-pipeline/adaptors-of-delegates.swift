// An adaptor's property has the type that it is told: what is assigned to its members is no mention of what is called alike.
// only: dependency-pipeline

import SwiftUI

final class DownloadService {
    func go() {}
}

final class ListViewModel {
    private let downloadService: DownloadService
    init(downloadService: DownloadService) { self.downloadService = downloadService }
    func go() { downloadService.go() }
}

final class HomeCoordinator {
    let downloadService: DownloadService
    init(downloadService: DownloadService) { self.downloadService = downloadService }
    //   ^ warning: [dependency-pipeline] {{HomeCoordinator takes DownloadService only to hand it on: HomeCoordinator → ListViewModel, which uses it}}
    func start() -> ListViewModel { ListViewModel(downloadService: downloadService) }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    var downloadService: DownloadService?
}

@main struct DownloadApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
    private let downloadService = DownloadService()
    init() { appDelegate.downloadService = downloadService }
    var body: some Scene { WindowGroup { Text("") } }
}
