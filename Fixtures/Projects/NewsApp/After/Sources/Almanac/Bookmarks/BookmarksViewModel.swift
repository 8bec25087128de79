import Observation

@MainActor
@Observable
final class BookmarksViewModel {
    typealias Dependencies = HasBookmarkStore & HasOfflineLibrary

    private let bookmarks: any BookmarkStore
    private let library: any OfflineLibrary

    var onSelect: (Story) -> Void = { _ in }

    init(dependencies: any Dependencies) {
        bookmarks = dependencies.bookmarks
        library = dependencies.library
    }

    var stories: [Story] { bookmarks.stories }

    func isOnDevice(_ story: Story) -> Bool { library.has(story) }
}
