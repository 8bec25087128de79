// Globals that ask later, or ask another one of the name, are made.

//- Sources/App/Globals.swift
protocol Net {
    func get()
}

final class Client: Net {
    private let session: () -> Session
    init(session: @escaping () -> Session) { self.session = session }
    func get() { session().run() }
}

final class Session {
    private let net: any Net
    init(net: any Net) { self.net = net }
    func run() { net.get() }
}

let client = Client(session: { session })
//                             ^ warning: [singleton] {{Globals.swift reaches the shared instance session}}
let session = Session(net: client)
//                         ^ warning: [singleton] {{Globals.swift reaches the shared instance client}}

func plainClient(of session: Session) -> Client { Client(session: { session }) }
func plainClient(named name: String) -> Client { plainClient(of: Session(net: plainClient(named: "a", in: 1))) }
func plainClient(named name: String, in zone: Int) -> Client { plainClient(of: Session(net: Wire())) }

struct Wire: Net {
    func get() {}
}

final class Node {
    let next: Node?
    let net: any Net
    init(next: Node?, net: any Net) {
        self.next = next
        self.net = net
    }
    func get() {
        next?.get()
        net.get()
    }
}

func makeNode(_ depth: Int, net: any Net) -> Node {
    Node(next: depth > 0 ? makeNode(depth - 1, net: net) : nil, net: net)
}

//- Sources/App/main.swift
/// Statements, one after the other: the compiler sees to it.
let first = Session(net: makeNet())
func makeNet() -> Client { Client(session: { first }) }
let second = makeSecond()
func makeSecond() -> Session { Session(net: Holder(second)) }

struct Holder: Net {
    let session: Session
    init(_ session: Session) { self.session = session }
    func get() { session.run() }
}
