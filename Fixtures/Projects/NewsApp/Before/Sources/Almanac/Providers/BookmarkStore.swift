import Foundation

@MainActor
protocol BookmarkStore: AnyObject {
    var stories: [Story] { get }
    func contains(_ story: Story) -> Bool
    func toggle(_ story: Story)
}

@MainActor
final class DefaultsBookmarkStore: BookmarkStore {
    private let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    var stories: [Story] {
        guard let data = defaults.data(forKey: "bookmarks") else { return [] }
        return (try? JSONDecoder().decode([Story].self, from: data)) ?? []
    }

    func contains(_ story: Story) -> Bool { stories.contains(story) }

    func toggle(_ story: Story) {
        let kept = contains(story) ? stories.filter { $0 != story } : stories + [story]
        defaults.set(try? JSONEncoder().encode(kept), forKey: "bookmarks")
    }
}
