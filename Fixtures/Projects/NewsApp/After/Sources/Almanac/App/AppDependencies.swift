/// All services of the app, kept together and nothing more.
struct AppDependencies: HasStoryProvider, HasImageProvider, HasBookmarkStore, HasSpeechPlayer, HasReadingTracker {
    let stories: any StoryProvider
    let images: any ImageProvider
    let bookmarks: any BookmarkStore
    let speech: any SpeechPlayer
    let tracker: any ReadingTracker
    let library: any OfflineLibrary
}

extension AppDependencies: HasOfflineLibrary {}
