// What a view finds in its environment by a key, and is told from others of its kind, says where the view stands. A service
// there is hidden whatever it can be compared with, and so is what has no identity.
// only: hidden-dependency

import SwiftUI

protocol PierAPI {
    func open()
}

@Observable final class Pier: Identifiable {
    let id: Int
    let api: any PierAPI
    init(id: Int, api: any PierAPI) {
        self.id = id
        self.api = api
    }
    func open() { api.open() }
}

final class PierStore: Identifiable {
    let api: any PierAPI
    init(api: any PierAPI) { self.api = api }
    func open() { api.open() }
}

final class PierPilot {
    let api: any PierAPI
    init(api: any PierAPI) { self.api = api }
    func open() { api.open() }
}

extension EnvironmentValues {
    @Entry var pier: Pier?
    @Entry var store: PierStore?
    @Entry var pilot: PierPilot?
}

struct PierView: View {
    @Environment(\.pier) private var pier: Pier?
    @Environment(\.store) private var store: PierStore?
//  ^ note: [hidden-dependency] {{PierView needs PierStore, which no initializer shows}}
    @Environment(\.pilot) private var pilot: PierPilot?
//  ^ note: [hidden-dependency] {{PierView needs PierPilot, which no initializer shows}}
    var body: some View {
        Button("Open") {
            pier?.open()
            store?.open()
            pilot?.open()
        }
    }
}

struct PierList: View {
    @Environment(Pier.self) private var pier
//  ^ note: [hidden-dependency] {{PierList needs Pier, which no initializer shows}}
    var body: some View { Button("Open") { pier.open() } }
}
