// The release build ignores the service, the debug build uses it.

protocol DumpAPI {
    func dump()
}

final class DumpModel {
    #if DEBUG
    private let api: any DumpAPI
    #endif

    init(api: any DumpAPI) {
        #if DEBUG
        self.api = api
        #endif
    }

    func show() {
        #if DEBUG
        api.dump()
        #endif
    }
}
