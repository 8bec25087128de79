// What stands in for a parameter is a default where it is the shared instance itself; of a value that one is asked for nobody
// can hand in another instance.
// only: singleton, singleton-default

final class Helper {
    static let shared = Helper()
    var name: String = ""
    func title() -> String { name }
    func open() {}
}

final class Header {
    private let helper: Helper
    init(helper: Helper?) { self.helper = helper ?? Helper.shared }
    //                                              ^ note: [singleton-default] {{Header falls back on the shared instance Helper.shared}}
    func open() { helper.open() }
}

final class Footer {
    func text(name: String?) -> String { name ?? Helper.shared.name }
    //                                           ^ warning: [singleton] {{Footer reaches the shared instance Helper.shared in 2 places}}
    func title(name: String?) -> String { name ?? Helper.shared.title() }
    //                                            ^ related: [singleton]
}
