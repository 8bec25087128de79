import SwiftUI
import UIKit

/// Leads through the paper; keeps whatever any of its screens might need.
@MainActor
final class ReaderFlow {
    private let navigation: UINavigationController
    private let stories: any StoryProvider
    private let images: any ImageProvider
    private let bookmarks: any BookmarkStore
    private let speech: any SpeechPlayer
    private let tracker: any ReadingTracker

    init(
        navigation: UINavigationController,
        stories: any StoryProvider,
        images: any ImageProvider,
        bookmarks: any BookmarkStore,
        speech: any SpeechPlayer,
        tracker: any ReadingTracker
    ) {
        self.navigation = navigation
        self.stories = stories
        self.images = images
        self.bookmarks = bookmarks
        self.speech = speech
        self.tracker = tracker
    }

    func start() {
        let viewModel = FrontPageViewModel(stories: stories, images: images)
        viewModel.onSelect = { [weak self] story in self?.show(story) }
        viewModel.onBookmarks = { [weak self] in self?.showBookmarks() }
        navigation.setViewControllers(
            [UIHostingController(rootView: FrontPageView(viewModel: viewModel))], animated: false)
    }

    private func show(_ story: Story) {
        let viewModel = StoryViewModel(
            story: story, stories: stories, images: images, bookmarks: bookmarks, speech: speech, tracker: tracker)
        navigation.pushViewController(
            UIHostingController(rootView: StoryView(viewModel: viewModel)), animated: true)
    }

    private func showBookmarks() {
        let viewModel = BookmarksViewModel(bookmarks: bookmarks)
        viewModel.onSelect = { [weak self] story in self?.show(story) }
        navigation.pushViewController(
            UIHostingController(rootView: BookmarksView(viewModel: viewModel)), animated: true)
    }
}
