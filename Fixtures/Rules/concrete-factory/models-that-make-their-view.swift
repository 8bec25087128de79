// A protocol of models that make their own view is one of models, what makes other things' models is a factory; and models
// work like any other type.
// only: concrete-factory, singleton

import SwiftUI

final class Clock {
    static let shared = Clock()
    func tick() {}
}

protocol ViewModeling: ObservableObject {
    associatedtype Content: View
    func createView(style: Int) -> Content
}

class PlainViewModel: ViewModeling {
    func createView(style: Int) -> Text { Text("\(style)") }
    func update() { Clock.shared.tick() }
    //              ^ warning: [singleton] {{PlainViewModel reaches the shared instance Clock.shared}}
}

final class HeaderViewModel: PlainViewModel {
    @Published var title = ""
}

final class HeaderPresenter {
    private let model: HeaderViewModel
    init(model: HeaderViewModel) { self.model = model }
    func show() -> Text { model.createView(style: 1) }
}

protocol ModelMaking {
    func makeHeader() -> HeaderViewModel
}

final class ModelMaker: ModelMaking {
    func makeHeader() -> HeaderViewModel { HeaderViewModel() }
}

final class ListPresenter {
    private let maker: ModelMaker
    init(maker: ModelMaker) { self.maker = maker }
    //   ^ note: [concrete-factory] {{ListPresenter takes the factory ModelMaker by its concrete type}}
    func show() -> Text { maker.makeHeader().createView(style: 1) }
}
