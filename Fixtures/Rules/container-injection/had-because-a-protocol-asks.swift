// A screen that has the resolver only because its protocol asks for one, and whose extension reads it, needs nothing of it; one
// that reads it itself does, and so does one that nobody asks.
// only: container-injection

import SwiftUI
import Swinject

protocol TideTable {
    func height() -> Int
}

protocol PageModel: ObservableObject {
    var resolver: Resolver? { get set }
}

final class TideModel: PageModel {
    @Published var height = 0
    var resolver: Resolver? { didSet { height = resolver?.resolve(TideTable.self)?.height() ?? 0 } }
}

protocol Page: View {
    associatedtype Model: PageModel
    var resolver: Resolver { get }
    var model: Model { get }
}

extension Page {
    func configure() { model.resolver = resolver }
}

struct TidePage: Page {
    let resolver: Resolver
    @StateObject var model = TideModel()
    var body: some View { Text("\(model.height)").onAppear { configure() } }
}

struct ReadingPage: Page {
    let resolver: Resolver
    //  ^ warning: [container-injection] {{ReadingPage takes the whole container Resolver}}
    @StateObject var model = TideModel()
    var body: some View { Text("\(resolver.resolve(TideTable.self)!.height())").onAppear { configure() } }
}

struct HandingPage: Page {
    let resolver: Resolver
    //  ^ warning: [container-injection] {{HandingPage takes the whole container Resolver}}
    @StateObject var model = TideModel()
    var body: some View { ReadingPage(resolver: resolver).onAppear { configure() } }
}

final class FerryPage: Page {
    let resolver: Resolver
    let model = TideModel()
    init(resolver: Resolver) { self.resolver = resolver }
    var body: some View { Text("\(model.height)").onAppear { self.configure() } }
}

final class Ferry {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    //   ^ warning: [container-injection] {{Ferry takes the whole container Resolver}}
    func sail() -> Int { resolver.resolve(TideTable.self)!.height() }
}
