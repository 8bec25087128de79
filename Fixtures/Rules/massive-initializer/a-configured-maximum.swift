// With a maximum of two, three dependencies are too many.
// config: { "rules": { "massive-initializer": { "max": 2 } } }
// only: massive-initializer

protocol Hull { func float() }
protocol Mast { func stand() }
protocol Anchor { func hold() }

final class Ship {
    private let all: [Any]
    init(hull: any Hull, mast: any Mast, anchor: any Anchor) { all = [hull, mast, anchor] }
//  ^ warning: [massive-initializer] {{Ship takes 3 dependencies, more than 2: Hull, Mast, Anchor}}
}

struct Raft {
    private let all: [Any]
    init(hull: any Hull, anchor: any Anchor) { all = [hull, anchor] }
}
