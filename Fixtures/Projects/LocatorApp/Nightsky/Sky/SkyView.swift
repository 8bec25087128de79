import SwiftUI

struct SkyView: View {
    let viewModel: SkyViewModel

    var body: some View {
        List(viewModel.stars) { star in
            Button(star.name) { viewModel.plan(star) }
        }
        .task { await viewModel.load() }
    }
}
