// A modifier for all views that puts objects into the environment assembles, be they what a shared instance has. A value that
// it reads, and what it asks, it uses.
// only: singleton

import SwiftUI

@Observable final class Client {
    var isOpen = false
}

@Observable final class Accounts {
    static let shared = Accounts()
    var client = Client()
    var title = ""
    func newClient() -> Client { Client() }
    func load() { title = "loaded" }
}

struct Card: View {
    let title: String
    var body: some View {
        Text(title).environment(Accounts.shared.client)
        //                      ^ warning: [singleton] {{Card reaches the shared instance Accounts.shared}}
    }
}

extension View {
    func withAccounts() -> some View {
        environment(Accounts.shared)
            .environment(Accounts.shared.client)
    }

    func withTitle() -> some View {
        environment(\.title, Accounts.shared.title)
        //                   ^ warning: [singleton] {{An extension of View reaches the shared instance Accounts.shared in 2 places}}
            .onAppear { Accounts.shared.load() }
        //              ^ related: [singleton] {{also reaches Accounts.shared here}}
    }
}

extension EnvironmentValues {
    @Entry var title = ""
}
