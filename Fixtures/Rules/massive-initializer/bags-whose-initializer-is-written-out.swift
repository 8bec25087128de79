// A struct that only keeps things for others needs a written initializer to be public: it is no more than the synthesised
// one, also where a function takes the bag. What promises something, or works with what it takes, is massive.

public protocol Sails {
    func set()
}

public protocol Rudder {
    func turn()
}

public protocol Anchor {
    func drop()
}

public protocol Compass {
    func read()
}

public protocol Lantern {
    func light()
}

public struct RigOverrides {
    public var sails: (() -> any Sails)?
    public var rudder: (() -> any Rudder)?
    public var anchor: (() -> any Anchor)?
    public var compass: (() -> any Compass)?
    public var lantern: (() -> any Lantern)?

    public init(
        sails: (() -> any Sails)? = nil, rudder: (() -> any Rudder)? = nil, anchor: (() -> any Anchor)? = nil,
        compass: (() -> any Compass)? = nil, lantern: (() -> any Lantern)? = nil
    ) {
        self.sails = sails
        self.rudder = rudder
        self.anchor = anchor
        self.compass = compass
        self.lantern = lantern
    }
}

public enum Rig {
    nonisolated(unsafe) private static var overrides: RigOverrides?
    public static func override(_ overrides: RigOverrides?) { self.overrides = overrides }
}

public struct RigWatch {
    private let sails: any Sails
    private let rudder: any Rudder
    private let anchor: any Anchor
    private let compass: any Compass
    private let lantern: any Lantern

    public init(sails: any Sails, rudder: any Rudder, anchor: any Anchor, compass: any Compass, lantern: any Lantern) {
    //     ^ warning: [massive-initializer] {{RigWatch takes 5 dependencies, more than 4: Sails, Rudder, Anchor, Compass, Lantern}}
        self.sails = sails
        self.rudder = rudder
        self.anchor = anchor
        self.compass = compass
        self.lantern = lantern
    }

    public func keep() {
        sails.set()
        rudder.turn()
        anchor.drop()
        compass.read()
        lantern.light()
    }
}

public protocol Fitted {
    var lantern: any Lantern { get }
    func fit()
}

extension Fitted {
    public func fit() { lantern.light() }
}

public struct FittedRig: Fitted {
    public let sails: any Sails
    public let rudder: any Rudder
    public let anchor: any Anchor
    public let compass: any Compass
    public let lantern: any Lantern

    public init(sails: any Sails, rudder: any Rudder, anchor: any Anchor, compass: any Compass, lantern: any Lantern) {
    //     ^ warning: [massive-initializer] {{FittedRig takes 5 dependencies, more than 4: Sails, Rudder, Anchor, Compass, Lantern}}
        self.sails = sails
        self.rudder = rudder
        self.anchor = anchor
        self.compass = compass
        self.lantern = lantern
    }
}
