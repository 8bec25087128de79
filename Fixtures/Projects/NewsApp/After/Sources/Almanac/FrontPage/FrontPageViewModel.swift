import Foundation
import Observation

@MainActor
@Observable
final class FrontPageViewModel {
    typealias Dependencies = HasStoryProvider & HasImageProvider

    private let dependencies: any Dependencies

    private(set) var shown: [Story] = []
    private(set) var pictures: [Story.ID: Data] = [:]
    var onSelect: (Story) -> Void = { _ in }
    var onBookmarks: () -> Void = {}

    init(dependencies: any Dependencies) {
        self.dependencies = dependencies
    }

    func load() async {
        shown = (try? await dependencies.stories.frontPage()) ?? []
        for story in shown {
            guard let url = story.picture else { continue }
            pictures[story.id] = try? await dependencies.images.image(at: url)
        }
    }
}
