// Container views, persistent and model containers, and a collection of the domain are no containers of dependencies.

import CoreData
import SwiftData
import UIKit

final class CargoContainer {
    var boxes: [String] = []
    var weight = 0
}

final class CargoModel {
    private let container: CargoContainer
    private let view: UIView
    private let stored: NSPersistentContainer
    private let model: ModelContainer

    init(container: CargoContainer, containerView: UIView, stored: NSPersistentContainer, model: ModelContainer) {
        self.container = container
        self.view = containerView
        self.stored = stored
        self.model = model
    }

    func load() {
        container.boxes.append("\(container.weight)")
        view.addSubview(UIView())
        stored.viewContext.reset()
        model.deleteAllData()
    }
}
