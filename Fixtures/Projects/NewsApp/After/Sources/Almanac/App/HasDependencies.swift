/// Whoever needs a service asks for the protocol that has it.
protocol HasStoryProvider {
    var stories: any StoryProvider { get }
}

protocol HasImageProvider {
    var images: any ImageProvider { get }
}

protocol HasBookmarkStore {
    var bookmarks: any BookmarkStore { get }
}

protocol HasSpeechPlayer {
    var speech: any SpeechPlayer { get }
}

protocol HasReadingTracker {
    var tracker: any ReadingTracker { get }
}

protocol HasOfflineLibrary {
    var library: any OfflineLibrary { get }
}
