import SwiftUI

struct StoryView: View {
    let viewModel: StoryViewModel

    var body: some View {
        VStack {
            Text(viewModel.story.headline)
            Text(viewModel.text)
            Button(viewModel.isBookmarked ? "Forget" : "Keep") { viewModel.toggleBookmark() }
            Button("Read to me") { viewModel.read() }
        }
        .task { await viewModel.open() }
        .onDisappear { viewModel.close() }
    }
}
