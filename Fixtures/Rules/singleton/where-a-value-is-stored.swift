// Where a view's wrapper keeps a value in the defaults or in the scene's state, whoever shows the view may say instead. What
// another wrapper is told, and what the view itself reaches, is reached all the same.
// only: singleton

import SwiftUI

extension UserDefaults {
    static let harbour = UserDefaults(suiteName: "group.harbour")!
    func key(_ name: String) -> String { name }
}

@propertyWrapper
struct Kept {
    private let defaults: UserDefaults
    private let name: String
    init(_ name: String, in defaults: UserDefaults) { (self.name, self.defaults) = (name, defaults) }
    var wrappedValue: Int { defaults.integer(forKey: name) }
}

struct MoleBadge: View {
    @AppStorage(UserDefaults.harbour.key("tint")) private var tint = "blue"
    @AppStorage("size", store: UserDefaults.standard) private var size = 3
    @AppStorage("depth", store: .harbour) private var depth = 3
    @SceneStorage(UserDefaults.harbour.key("row")) private var row = 0

    var body: some View { Text("\(tint) \(size) \(depth) \(row)") }
}

struct PierBadge: View {
    @Kept("size", in: UserDefaults.standard) private var size
//                    ^ note: [singleton] {{PierBadge reaches the shared instance UserDefaults.standard}}

    var body: some View { Text("\(size)") }
}

struct JettyBadge: View {
    @AppStorage("size") private var size = 3

    var body: some View {
        Text("\(size) \(UserDefaults.standard.integer(forKey: "depth"))")
//                      ^ note: [singleton] {{JettyBadge reaches the shared instance UserDefaults.standard}}
    }
}
