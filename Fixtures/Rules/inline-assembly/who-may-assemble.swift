// Factories, containers, roots and SwiftUI views assemble; convenience initializers only offer to.
// only: inline-assembly

import SwiftUI
import UIKit

final class CakeService {
    func bake() {}
}

final class CakeViewModel: ObservableObject {
    private let service: CakeService
    init(service: CakeService) { self.service = service }
    func bake() { service.bake() }
}

struct CakeFactory {
    let service: CakeService
    func makeCakeViewModel() -> CakeViewModel { CakeViewModel(service: service) }
}

final class BakeryContainer {
    lazy var service = CakeService()
    lazy var cake = CakeViewModel(service: service)
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let service = CakeService()
    private lazy var model = CakeViewModel(service: service)
    func applicationDidFinishLaunching(_ application: UIApplication) { model.bake() }
}

struct CakeView: View {
    let service: CakeService
    var body: some View { CakeList(model: CakeViewModel(service: service)) }
}

struct CakeList: View {
    @ObservedObject var model: CakeViewModel
    var body: some View { Button("Bake") { model.bake() } }
}

final class CakeViewController: UIViewController {
    private let model: CakeViewModel
    init(model: CakeViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }
    convenience init(service: CakeService) {
        self.init(model: CakeViewModel(service: service))
    }
    required init?(coder: NSCoder) { nil }
    func bake() { model.bake() }
}
