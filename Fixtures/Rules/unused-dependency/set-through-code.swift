// What is set through code is that code's to use: accessors, observers, Objective-C.

protocol TideAPI {
    func load()
}

final class Tides {
    var api: (any TideAPI)?
}

final class SetterModel {
    private let tides = Tides()
    private var api: (any TideAPI)? {
        get { tides.api }
        set { tides.api = newValue }
    }
    init(api: any TideAPI) { self.api = api }
}

final class ObserverModel {
    private var api: any TideAPI { willSet { api.load() } }
    private var spare: any TideAPI { didSet { oldValue.load() } }
    init(api: any TideAPI, spare: any TideAPI) {
        self.api = api
        self.spare = spare
    }
    func exchange(_ other: any TideAPI) { spare = other }
}

@objcMembers final class BridgedModel: NSObject {
    let api: any TideAPI
    private let spare: any TideAPI
    init(api: any TideAPI, spare: any TideAPI) {
    //                     ^ warning: [unused-dependency] {{BridgedModel takes TideAPI as `spare` and keeps it, but never uses it}}
        self.api = api
        self.spare = spare
    }
}
