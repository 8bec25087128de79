import Foundation
import Testing

@testable import Almanac

@MainActor
struct FrontPageViewModelTests {
    @Test func itShowsWhatTheProviderHas() async {
        let viewModel = FrontPageViewModel(dependencies: Dependencies())
        await viewModel.load()
        #expect(viewModel.shown.isEmpty)
    }
}

private struct Dependencies: HasStoryProvider, HasImageProvider {
    let stories: any StoryProvider = EmptyStoryProvider()
    let images: any ImageProvider = EmptyImageProvider()
}

private struct EmptyStoryProvider: StoryProvider {
    func frontPage() async throws -> [Story] { [] }
    func text(of story: Story) async throws -> String { "" }
}

private struct EmptyImageProvider: ImageProvider {
    func image(at url: URL) async throws -> Data { Data() }
}
