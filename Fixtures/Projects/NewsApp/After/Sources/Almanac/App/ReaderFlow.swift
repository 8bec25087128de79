import SwiftUI
import UIKit

/// Leads through the paper.
@MainActor
final class ReaderFlow {
    private let navigation: UINavigationController
    private let dependencies: AppDependencies
    private var bookmarks: BookmarksFlow?

    init(navigation: UINavigationController, dependencies: AppDependencies) {
        self.navigation = navigation
        self.dependencies = dependencies
    }

    func start() {
        let viewModel = FrontPageViewModel(dependencies: dependencies)
        viewModel.onSelect = { [weak self] story in self?.show(story) }
        viewModel.onBookmarks = { [weak self] in self?.showBookmarks() }
        navigation.setViewControllers(
            [UIHostingController(rootView: FrontPageView(viewModel: viewModel))], animated: false)
    }

    func showSettings() {
        let settings = SettingsViewController()
        configure(settings)
        navigation.pushViewController(settings, animated: true)
    }

    private func configure(_ screen: SettingsViewController) {
        screen.dependencies = dependencies
    }

    private func show(_ story: Story) {
        let viewModel = StoryViewModel(story: story, dependencies: dependencies)
        navigation.pushViewController(
            UIHostingController(rootView: StoryView(viewModel: viewModel)), animated: true)
    }

    private func showBookmarks() {
        let flow = BookmarksFlow(navigation: navigation, dependencies: dependencies)
        bookmarks = flow
        flow.start()
    }
}
