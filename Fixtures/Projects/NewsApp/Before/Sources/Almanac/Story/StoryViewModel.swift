import Foundation
import Observation

@MainActor
@Observable
final class StoryViewModel {
    let story: Story
    private let stories: any StoryProvider
    private let images: any ImageProvider
    private let bookmarks: any BookmarkStore
    private let speech: any SpeechPlayer
    private let tracker: any ReadingTracker

    private(set) var text = ""
    private(set) var picture: Data?

    init(
        story: Story,
        stories: any StoryProvider,
        images: any ImageProvider,
        bookmarks: any BookmarkStore,
        speech: any SpeechPlayer,
        tracker: any ReadingTracker
    ) {
        self.story = story
        self.stories = stories
        self.images = images
        self.bookmarks = bookmarks
        self.speech = speech
        self.tracker = tracker
    }

    var isBookmarked: Bool { bookmarks.contains(story) }

    func open() async {
        tracker.opened(story)
        if let kept = OfflineLibrary.shared.text(of: story) {
            text = kept
        } else {
            text = (try? await stories.text(of: story)) ?? ""
        }
        if let url = story.picture { picture = try? await images.image(at: url) }
    }

    func toggleBookmark() {
        bookmarks.toggle(story)
        if isBookmarked { try? OfflineLibrary.shared.keep(text, of: story) }
    }

    func read() { speech.speak(text) }

    func close() { speech.stop() }
}
