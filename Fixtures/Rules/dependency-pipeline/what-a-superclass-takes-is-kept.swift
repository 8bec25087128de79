// What an initializer builds and hands to the superclass is kept: the type's own assembly.

import SwiftUI

protocol WardrobeAPI {
    func open()
}

final class WardrobeViewModel: ObservableObject {
    private let api: any WardrobeAPI
    init(api: any WardrobeAPI) { self.api = api }
    func open() { api.open() }
}

struct WardrobeView: View {
    @ObservedObject var model: WardrobeViewModel
    var body: some View { Button("open") { model.open() } }
}

final class WardrobeController: UIHostingController<WardrobeView> {
    init(model: WardrobeViewModel) { super.init(rootView: WardrobeView(model: model)) }
    required init?(coder: NSCoder) { nil }
}

final class WardrobePanel: UIHostingController<WardrobeView> {
    init(api: any WardrobeAPI) {
        let model = WardrobeViewModel(api: api)
        super.init(rootView: WardrobeView(model: model))
    }
    required init?(coder: NSCoder) { nil }
}
