import SwiftUI

struct PlanView: View {
    let viewModel: PlanViewModel

    var body: some View {
        List(viewModel.stars) { star in Text(star.name) }
            .onAppear { viewModel.load() }
    }
}
