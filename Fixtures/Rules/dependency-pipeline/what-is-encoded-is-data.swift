// What must be encoded or decoded is a value, whatever else it promises; what must only be sendable may be a service.
// only: dependency-pipeline

protocol Stamped {
    func stamped(at time: Int) -> Self
}

extension Decodable {
    static var isRead: Bool { true }
}

struct Letter<Page: Decodable & Stamped> {
    private let page: Page
    init(page: Page) { self.page = page }
    func stamped() -> Page { page.stamped(at: 1) }
}

struct Folder<Page: Decodable & Stamped> {
    private let page: Page
    init(page: Page) { self.page = page }
    func letter() -> Page { Letter(page: page).stamped() }
}

final class Envelope<Body: Encodable & Stamped, Post: Stamped & Sendable> {
    private let body: Body
    private let post: Post
    init(body: Body, post: Post) {
        self.body = body
        self.post = post
    }
    func stamped() -> (Body, Post) { (body.stamped(at: 1), post.stamped(at: 1)) }
}

final class Mailbag<Body: Encodable & Stamped, Post: Stamped & Sendable> {
    private let body: Body
    private let post: Post
    init(body: Body, post: Post) {
        //           ^ warning: [dependency-pipeline] {{Mailbag takes Stamped & Sendable only to hand it on: Mailbag → Envelope, which uses it}}
        self.body = body
        self.post = post
    }
    func pack() -> Envelope<Body, Post> { Envelope(body: body, post: post) }
}
