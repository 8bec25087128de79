// What an extension adds to an outside type is a name for values, unless the name or a protocol says service.

import SwiftUI

@Observable
final class HullTokens {
    var bow = 1
}

final class HullClient {
    func load() {}
}

extension Color {
    static let hull = HullTokens()
    static let client = HullClient()
}

struct HullView: View {
    var body: some View {
        Text("\(Color.hull.bow)")
            .task { Color.client.load() }
        //          ^ warning: [singleton] {{HullView reaches the shared instance Color.client}}
    }
}
