// A member of SwiftUI's environment that the project adds hides a dependency; the system's own members do not.
// only: hidden-dependency

import SwiftUI

protocol TideService {
    func load()
}

struct TideContainer {
    let service: any TideService
}

extension EnvironmentValues {
    @Entry var tides: TideContainer = TideContainer(service: IdleTideService())
    @Entry var margin: Int = 4
}

final class IdleTideService: TideService {
    func load() {}
}

struct TideView: View {
    @Environment(\.tides) private var tides: TideContainer
//  ^ note: [hidden-dependency] {{TideView needs TideContainer, which no initializer shows}}
    @Environment(\.margin) private var margin
    @Environment(\.locale) private var locale
    var body: some View { Text("\(margin)").onTapGesture { tides.service.load() } }
}

struct HighTideView: View {
    @Environment(\.tides) private var tides
//  ^ note: [hidden-dependency] {{HighTideView needs TideContainer, which no initializer shows}}
    var body: some View { Text("").onTapGesture { tides.service.load() } }
}

// A path goes on to a member.

@dynamicMemberLookup
struct CoastEnvironment {
    let container: TideContainer
    subscript<Value>(dynamicMember path: KeyPath<TideContainer, Value>) -> Value { container[keyPath: path] }
}

extension EnvironmentValues {
    @Entry var coast: CoastEnvironment = CoastEnvironment(container: TideContainer(service: IdleTideService()))
}

struct CoastView: View {
    @Environment(\.coast.service) private var service: any TideService
//  ^ note: [hidden-dependency] {{CoastView needs TideService in 2 places, which no initializer shows}}
    @Environment(\.tides.service) private var other
//  ^ related: [hidden-dependency] {{TideService is fetched here as well}}
    @Environment(\.coast.container) private var container
//  ^ note: [hidden-dependency] {{CoastView needs TideContainer, which no initializer shows}}
    var body: some View { Text("").onTapGesture { service.load(); other.load(); container.service.load() } }
}

// What the way leads to nobody can tell.
struct FarCoastView: View {
    @Environment(\.coast.service) private var service
    @Environment(\.tides.service.description) private var title: String
    var body: some View { Text(title).onTapGesture { service.load() } }
}
