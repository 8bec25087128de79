// The value of a global is made when it is read first: two that need each other never get one.

//- Sources/App/Globals.swift
protocol Net {
    func get()
}

final class Client: Net {
    private let session: Session
    init(session: Session) { self.session = session }
    func get() { session.run() }
}

final class Session {
    private let net: any Net
    init(net: any Net) { self.net = net }
    func run() { net.get() }
}

let client = Client(session: session)
//                           ^ error: [dependency-cycle] {{Producing client needs itself: client → session → client}}
//                           ^ warning: [singleton] {{Globals.swift reaches the shared instance session}}
let session = Session(net: client)
//                         ^ warning: [singleton] {{Globals.swift reaches the shared instance client}}

//- Sources/App/Functions.swift
func plainClient() -> Client { Client(session: plainSession()) }
//                                             ^ error: [dependency-cycle] {{Producing plainClient needs itself: plainClient → plainSession → plainClient}}
func plainSession() -> Session { Session(net: plainClient()) }

//- Sources/App/Initializer.swift
final class JournalStore {
    init() { journal.open() }
    func open() {}
}

let journal = makeJournal()
//            ^ error: [dependency-cycle] {{Producing journal needs itself: journal → makeJournal → journal}}
func makeJournal() -> JournalStore { JournalStore() }
