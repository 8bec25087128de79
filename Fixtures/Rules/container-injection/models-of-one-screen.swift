// What shows the view model of its screen is that screen's model, whatever else it shows; what shows two services
// besides, or several view models, hands them out.
// only: container-injection

import Combine
import Foundation

protocol HarbourLoading {
    func load()
}

final class SignUpViewModel: ObservableObject {
    @Published var title = ""
}

final class BerthViewModel: ObservableObject {
    @Published var title = ""
}

final class CraneViewModel: ObservableObject {
    @Published var title = ""
}

protocol SignUpModeling {
    var viewModel: SignUpViewModel { get }
    var berths: any HarbourLoading { get }
}

protocol SignUpServing {
    var viewModel: SignUpViewModel { get }
    var berths: any HarbourLoading { get }
    var cranes: any HarbourLoading { get }
}

protocol ScreenModels {
    var berth: BerthViewModel { get }
    var crane: CraneViewModel { get }
}

final class SignUpScreen {
    private let model: any SignUpModeling
    init(model: any SignUpModeling) { self.model = model }
    func show() {
        model.viewModel.title = "Sign up"
        model.berths.load()
    }
}

final class SignUpFlow {
    private let serving: any SignUpServing
    init(serving: any SignUpServing) { self.serving = serving }
    //   ^ warning: [container-injection] {{SignUpFlow takes the whole container SignUpServing}}
    func show() {
        serving.viewModel.title = "Sign up"
        serving.berths.load()
    }
}

final class HarbourTabs {
    private let models: any ScreenModels
    init(models: any ScreenModels) { self.models = models }
    //   ^ warning: [container-injection] {{HarbourTabs takes the whole container ScreenModels}}
    func show() { models.berth.title = "Berth" }
}

final class OtherTabs {
    private let models: any ScreenModels
    init(models: any ScreenModels) { self.models = models }
    //   ^ warning: [container-injection] {{OtherTabs takes the whole container ScreenModels}}
    func show() { models.crane.title = "Crane" }
}
