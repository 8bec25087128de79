import Foundation
import Observation

@MainActor
@Observable
final class StoryViewModel {
    typealias Dependencies = HasStoryProvider & HasImageProvider & HasBookmarkStore
        & HasSpeechPlayer & HasReadingTracker & HasOfflineLibrary

    let story: Story
    private let dependencies: any Dependencies
    private let speech: any SpeechPlayer

    private(set) var text = ""
    private(set) var picture: Data?

    init(story: Story, dependencies: any Dependencies) {
        self.story = story
        self.dependencies = dependencies
        self.speech = dependencies.speech
    }

    var isBookmarked: Bool { dependencies.bookmarks.contains(story) }

    func open() async {
        dependencies.tracker.opened(story)
        if let kept = dependencies.library.text(of: story) {
            text = kept
        } else {
            text = (try? await dependencies.stories.text(of: story)) ?? ""
        }
        if let url = story.picture { picture = try? await dependencies.images.image(at: url) }
    }

    func toggleBookmark() {
        dependencies.bookmarks.toggle(story)
        if isBookmarked { try? dependencies.library.keep(text, of: story) }
    }

    func read() { speech.speak(text) }

    func close() { speech.stop() }
}
