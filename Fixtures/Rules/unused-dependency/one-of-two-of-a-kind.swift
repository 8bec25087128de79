// Who takes two of a kind is told which of them it does not need.

protocol Fetching {
    func fetch() -> Int
}

final class FeedModel {
    private let first: any Fetching
    private let spare: (any Fetching)?

    init(first: any Fetching, spare: (any Fetching)?) {
        //                    ^ warning: [unused-dependency] {{FeedModel takes Fetching as `spare` and keeps it, but never uses it}}
        self.first = first
        self.spare = spare
    }

    func load() -> Int { first.fetch() }
}

final class PageModel {
    private let spare: any Fetching

    init(spare: any Fetching) {
    //   ^ warning: [unused-dependency] {{PageModel takes Fetching and keeps it, but never uses it}}
        self.spare = spare
    }

    init(title: String, first: any Fetching) {
        spare = first
        print(first.fetch())
    }
}
