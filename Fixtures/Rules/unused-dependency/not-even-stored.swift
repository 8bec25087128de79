// A service is injected and forgotten at once; two of one type are two findings.

protocol FarmAPI {
    func sow()
}

actor FarmModel {
    private let api: any FarmAPI

    init(api: any FarmAPI, backup: any FarmAPI, archive: (any FarmAPI)? = nil) {
    //                     ^ warning: [unused-dependency] {{FarmModel takes FarmAPI as `backup`, but never uses it}}
    //                                          ^ warning: [unused-dependency] {{FarmModel takes FarmAPI as `archive`, but never uses it}}
        self.api = api
    }

    func open() { api.sow() }
}

// What leaves the work to another initializer is a shorter way to it, in a struct without a word for it; what it takes and
// does not pass on is lost all the same.
struct FarmPlan {
    private let api: any FarmAPI

    init(api: any FarmAPI) { self.api = api }
    init(api: any FarmAPI, legacy: any FarmAPI) { self.init(api: api) }
    //                     ^ warning: [unused-dependency] {{FarmPlan takes FarmAPI, but never uses it}}

    func open() { api.sow() }
}
