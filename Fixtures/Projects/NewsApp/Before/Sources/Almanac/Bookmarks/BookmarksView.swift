import SwiftUI

struct BookmarksView: View {
    let viewModel: BookmarksViewModel

    var body: some View {
        List(viewModel.stories) { story in
            Button(viewModel.isOnDevice(story) ? "↓ \(story.headline)" : story.headline) {
                viewModel.onSelect(story)
            }
        }
    }
}
