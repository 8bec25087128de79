import Foundation
import Observation

@MainActor
@Observable
final class FrontPageViewModel {
    private let stories: any StoryProvider
    private let images: any ImageProvider

    private(set) var shown: [Story] = []
    private(set) var pictures: [Story.ID: Data] = [:]
    var onSelect: (Story) -> Void = { _ in }
    var onBookmarks: () -> Void = {}

    init(stories: any StoryProvider, images: any ImageProvider) {
        self.stories = stories
        self.images = images
    }

    func load() async {
        shown = (try? await stories.frontPage()) ?? []
        for story in shown {
            guard let url = story.picture else { continue }
            pictures[story.id] = try? await images.image(at: url)
        }
    }
}
