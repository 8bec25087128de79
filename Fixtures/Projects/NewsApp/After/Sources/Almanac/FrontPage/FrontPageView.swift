import SwiftUI

struct FrontPageView: View {
    let viewModel: FrontPageViewModel

    var body: some View {
        List(viewModel.shown) { story in
            Button(story.headline) { viewModel.onSelect(story) }
        }
        .task { await viewModel.load() }
    }
}

#if DEBUG
    struct FrontPageView_Previews: PreviewProvider {
        struct Dependencies: FrontPageViewModel.Dependencies {
            let stories: any StoryProvider = RemoteStoryProvider(session: URLSession.shared)
            let images: any ImageProvider = RemoteImageProvider(session: URLSession.shared)
        }

        static var previews: some View {
            FrontPageView(viewModel: FrontPageViewModel(dependencies: Dependencies()))
        }
    }
#endif
