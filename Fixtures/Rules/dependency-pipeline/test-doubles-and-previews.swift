// Mocks and previews are left out wherever they stand.

import SwiftUI

protocol VaultAPI {
    func open()
}

final class VaultFlowMock {
    private let api: any VaultAPI
    init(api: any VaultAPI) { self.api = api }
    func start() { VaultModel(api: api).run() }
}

struct VaultScreen_Previews: PreviewProvider {
    struct Harness {
        let api: any VaultAPI
        func start() { VaultModel(api: api).run() }
    }
    static var previews: some View { Text("vault") }
}

final class VaultModel {
    private let api: any VaultAPI
    init(api: any VaultAPI) { self.api = api }
    func run() { api.open() }
}
