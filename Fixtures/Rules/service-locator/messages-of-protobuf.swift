// Messages that protobuf's compiler writes are data, although they store what they could not read; and what both branches of
// a condition declare is one static, no registry.
// only: service-locator, singleton, massive-initializer

//- range.pb.swift
import SwiftProtobuf

public struct Chat_VersionRange: Sendable {
    public var min: UInt32 = 0
    public var max: UInt32 = 0
    public var unknownFields = SwiftProtobuf.UnknownStorage()
    public init() {}
}

extension Chat_VersionRange: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase,
    SwiftProtobuf._ProtoNameProviding
{
    public static let protoMessageName = "chat.VersionRange"
}

//- Versions.swift
final class Versions {
    static var range: Chat_VersionRange { Chat_VersionRange() }
    static let other = Chat_VersionRange()
}

//- Hub.swift
protocol Hub {
    func send()
}

struct PlainHub: Hub {
    func send() {}
}

enum Hubs {
    #if DEBUG
        static var main: any Hub = PlainHub()
    #else
        static let main: any Hub = PlainHub()
    #endif
}

protocol Store {
    func save()
}

struct PlainStore: Store {
    func save() {}
}

enum Services {
    static let hub: any Hub = PlainHub()
    static let store: any Store = PlainStore()
}

//- Sender.swift
final class Sender {
    func send() -> UInt32 {
        Hubs.main.send()
    //  ^ warning: [singleton] {{Sender reaches the shared instance Hubs.main}}
        Services.store.save()
    //  ^ warning: [service-locator] {{Sender asks a locator for Services.store}}
        return Versions.range.max + Versions.other.min
    }
}
