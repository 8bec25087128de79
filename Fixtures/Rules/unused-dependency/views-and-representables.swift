// The synthesised initializer of a view takes what its previews or its callers want.

import SwiftUI

protocol SongAPI {
    func play()
}

final class SongModel: ObservableObject {
    @Published var title = ""
}

struct SongView: View {
    @ObservedObject var model: SongModel
    let api: any SongAPI
    var body: some View { Text("song") }
}
