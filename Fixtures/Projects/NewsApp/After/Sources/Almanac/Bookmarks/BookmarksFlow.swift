import SwiftUI
import UIKit

/// From the kept stories to one of them; sees no more of the app's services than its screens do.
@MainActor
final class BookmarksFlow {
    typealias Dependencies = BookmarksViewModel.Dependencies & StoryViewModel.Dependencies

    private let navigation: UINavigationController
    private let dependencies: any Dependencies

    init(navigation: UINavigationController, dependencies: any Dependencies) {
        self.navigation = navigation
        self.dependencies = dependencies
    }

    func start() {
        let viewModel = BookmarksViewModel(dependencies: dependencies)
        viewModel.onSelect = { [weak self] story in self?.show(story) }
        navigation.pushViewController(
            UIHostingController(rootView: BookmarksView(viewModel: viewModel)), animated: true)
    }

    private func show(_ story: Story) {
        let viewModel = StoryViewModel(story: story, dependencies: dependencies)
        navigation.pushViewController(
            UIHostingController(rootView: StoryView(viewModel: viewModel)), animated: true)
    }
}
