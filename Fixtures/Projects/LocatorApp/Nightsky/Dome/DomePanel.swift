import SwiftUI

struct DomePanel: View {
    let viewModel: DomeViewModel

    var body: some View {
        Button(viewModel.isOpen ? "Close" : "Open") {
            Task { viewModel.isOpen ? await viewModel.goHome() : await viewModel.open() }
        }
    }
}
