// Views hand their models down the tree; representables hand them to what they represent.

import SwiftUI

final class PlayerModel: ObservableObject {
    @Published var title = ""
}

protocol PlayerAPI {
    func play()
}

struct PlayerScreen: View {
    @ObservedObject var model: PlayerModel
    let api: any PlayerAPI
    var body: some View { PlayerControls(model: model, api: api) }
}

struct PlayerControls: View {
    let model: PlayerModel
    let api: any PlayerAPI
    var body: some View { Button(model.title) { api.play() } }
}

struct PlayerHost: UIViewControllerRepresentable {
    let api: any PlayerAPI
    func makeUIViewController(context: Context) -> PlayerViewController { PlayerViewController(api: api) }
    func updateUIViewController(_ controller: PlayerViewController, context: Context) {}
}

final class PlayerViewController: UIViewController {
    private let api: any PlayerAPI
    init(api: any PlayerAPI) {
        self.api = api
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { api.play() }
}
