// A view that watches an object is drawn anew whenever that changes, whether it reads anything of it or not. What it only keeps
// changes nothing.
// only: unused-dependency

import SwiftUI

final class TideViewModel: ObservableObject {
    @Published var height = 0
    func rise() { height += 1 }
}

struct TideView: View {
    @ObservedObject private var model: TideViewModel
    private let title: String
    init(model: TideViewModel, title: String) {
        self.model = model
        self.title = title
    }
    var body: some View { Text(title + Date().description) }
}

struct SunView: View {
    private let model: TideViewModel
    init(model: TideViewModel) { self.model = model }
    //   ^ warning: [unused-dependency] {{SunView takes TideViewModel and keeps it, but never uses it}}
    var body: some View { Text(Date().description) }
}
