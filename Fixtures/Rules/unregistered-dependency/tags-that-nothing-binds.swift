// Cleanse: a provider of a tag that nothing binds.
// only: unregistered-dependency

import Cleanse

struct Host: Tag { typealias Element = String }
struct Port: Tag { typealias Element = Int }
struct Path: Tag { typealias Element = String }

struct Client {
    let host: TaggedProvider<Host>
    let port: TaggedProvider<Port>
}

struct Server {
    let paths: [TaggedProvider<Path>]
}

struct NetworkModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind().tagged(with: Host.self).to(value: "localhost")
        binder.bind().to(factory: Client.init)
        //                        ^ error: [unregistered-dependency] {{Client asks Cleanse for TaggedProvider<Port>, which nothing registers}}
        binder.bind().to(factory: Server.init)
    }
}

// What a component is built with is there.
struct UserComponent: Component {
    typealias Seed = TaggedProvider<Session.Token>
    typealias Root = Session

    static func configure(binder: Binder<Unscoped>) {
        binder.bind().to(factory: Session.init)
        binder.bind().tagged(with: Session.Name.self).to(value: "guest")
    }
}

struct Session {
    let token: TaggedProvider<Token>
    let name: TaggedProvider<Session.Name>

    struct Token: Tag { typealias Element = String }
    struct Name: Tag { typealias Element = String }
}
