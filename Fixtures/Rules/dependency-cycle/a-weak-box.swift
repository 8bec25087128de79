// What is handed in within a weak reference is no need: whoever made it keeps it.

struct Box<Content> {
    let content: Content
}

final class Rider {
    private let horse: Weak<Horse>

    init(horse: Weak<Horse>) {
        self.horse = horse
    }
}

final class Horse {
    private let rider: Rider

    init(rider: Rider) {
        self.rider = rider
    }
}

final class Groom {
    private let stable: WeakBox<Stable>

    init(stable: WeakBox<Stable>) {
        self.stable = stable
    }
}

final class Stable {
    private let groom: Unowned<Groom>

    init(groom: Unowned<Groom>) {
        self.groom = groom
    }
}

// A box of the project's own goes by its own name.
final class Saddle {
    init(bridle: Box<Bridle>) {}
}

final class Bridle {
    init(saddle: Saddle) {}
}
