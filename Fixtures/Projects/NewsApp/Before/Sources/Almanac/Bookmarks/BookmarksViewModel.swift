import Observation

@MainActor
@Observable
final class BookmarksViewModel {
    private let bookmarks: any BookmarkStore

    var onSelect: (Story) -> Void = { _ in }

    init(bookmarks: any BookmarkStore) {
        self.bookmarks = bookmarks
    }

    var stories: [Story] { bookmarks.stories }

    func isOnDevice(_ story: Story) -> Bool { OfflineLibrary.shared.has(story) }
}
