// A view is one, however it is called.
// only: inline-assembly

import SwiftUI
import UIKit

final class MealModel: ObservableObject {
    func eat() {}
}

struct PlateView: View {
    @ObservedObject var model: MealModel
    var body: some View { Button("Eat") { model.eat() } }
}

struct MealFlow: View {
    @ObservedObject var model: MealModel
    var body: some View { PlateView(model: model) }
}

final class MealCoordinator {
    private let model: MealModel
    init(model: MealModel) { self.model = model }
    func start() -> UIViewController {
        model.eat()
        return UIHostingController(rootView: MealFlow(model: model))
    }
}
