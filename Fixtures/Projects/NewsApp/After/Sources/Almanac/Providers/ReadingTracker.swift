import Foundation

@MainActor
protocol ReadingTracker {
    func opened(_ story: Story)
}

@MainActor
final class LocalReadingTracker: ReadingTracker {
    private let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    func opened(_ story: Story) {
        let key = "read.\(story.id)"
        defaults.set(defaults.integer(forKey: key) + 1, forKey: key)
    }
}
