// What a value is compared by is read by the comparison that nobody writes.

protocol ClientAPI {
    func load()
}

final class StampClient: ClientAPI, Hashable {
    func load() {}
    func hash(into hasher: inout Hasher) {}
    static func == (left: StampClient, right: StampClient) -> Bool { left === right }
}

struct StampKey: Hashable {
    let client: StampClient
    let number: Int
}

struct StampPair {
    let client: StampClient
    //  ^ warning: [unused-dependency] {{StampPair takes StampClient and keeps it, but never uses it}}
    let number: Int
    func next() -> Int { number + 1 }
}
