// What is written with a module is looked up there, be it by an extension, where the module at hand has a type of the same name.
// only: hidden-dependency, unused-dependency

//- post/Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "post", products: [.library(name: "Post", targets: ["Post"])], targets: [.target(name: "Post")])

//- post/Sources/Post/Parcel.swift
public enum Parcel {}

extension Parcel {
    public struct Client: Sendable {
        public var send: @Sendable (String) async -> Void
        public init(send: @escaping @Sendable (String) async -> Void) { self.send = send }
    }
    public struct Note: Sendable { public var text: String }
}

//- app/Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "app", dependencies: [.package(path: "../post")],
    targets: [.target(name: "App", dependencies: [.product(name: "Post", package: "post")])])

//- app/Sources/App/Parcel.swift
struct Parcel: Equatable {
    var weight: Int
    struct Note { var text: String }
}

//- app/Sources/App/Keys.swift
import Dependencies
import Post

extension DependencyValues {
    var parcels: Post.Parcel.Client {
        get { self[Post.Parcel.Client.self] }
        set { self[Post.Parcel.Client.self] = newValue }
    }
}

extension Post.Parcel.Client: DependencyKey {
    public static var liveValue: Post.Parcel.Client { .init { print($0) } }
}

extension Post.Parcel.Client {
    func report(_ text: String) async { await send(text) }
}

//- app/Sources/App/Jobs.swift
import Dependencies
import Post

struct NightJob {
    @Dependency(\.parcels) var parcels
//  ^ note: [hidden-dependency] {{NightJob needs Parcel.Client, which no initializer shows}}
    func run() async { await parcels.report("night") }
}

final class DayJob {
    let client: Post.Parcel.Client
    let parcel: Parcel
    let note: Post.Parcel.Note
    init(client: Post.Parcel.Client, parcel: Parcel, note: Post.Parcel.Note) {
    //   ^ warning: [unused-dependency] {{DayJob takes Parcel.Client and keeps it, but never uses it}}
        self.client = client
        self.parcel = parcel
        self.note = note
    }
}
