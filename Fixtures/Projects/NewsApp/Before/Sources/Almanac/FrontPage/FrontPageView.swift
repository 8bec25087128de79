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

struct FrontPageView_Previews: PreviewProvider {
    static var previews: some View {
        FrontPageView(
            viewModel: FrontPageViewModel(
                stories: RemoteStoryProvider(session: URLSession.shared),
                images: RemoteImageProvider(session: URLSession.shared)))
    }
}
