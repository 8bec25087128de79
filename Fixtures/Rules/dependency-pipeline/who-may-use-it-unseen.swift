// Who reads what a protocol asks for uses it, be it a function without a type; so may somebody unseen who inherits from an open
// class. What only keeps it for others uses nothing.
// only: dependency-pipeline

protocol Log {
    func note()
}

final class FileLog: Log {
    func note() {}
}

protocol Shown: AnyObject {
    var log: Log! { get set }
}

final class Screen: Shown {
    var log: Log!
}

func peek(_ screen: Screen) { screen.log.note() }
    //                        ^ related: [dependency-pipeline] {{peek uses it}}

final class ScreenFlow {
    private let log: Log
    init(log: Log) { self.log = log }
    //   ^ warning: [dependency-pipeline] {{ScreenFlow takes Log only to hand it on: ScreenFlow → peek, which uses it}}
    func show(_ shown: Shown) { shown.log = log }
    //                                      ^ related: [dependency-pipeline] {{ScreenFlow hands it to Shown}}
}

open class Page {
    public let log: Log
    public init(log: Log) { self.log = log }
    //          ^ related: [dependency-pipeline] {{Page uses it}}
    open func turn() {}
}

final class PageFlow {
    private let log: Log
    init(log: Log) { self.log = log }
    //   ^ warning: [dependency-pipeline] {{PageFlow takes Log only to hand it on: PageFlow → Page, which uses it}}
    func open() { Page(log: log).turn() }
    //                      ^ related: [dependency-pipeline] {{PageFlow hands it to Page}}
}

public struct Tray {
    public let log: Log
    public init(log: Log) { self.log = log }
}

final class TrayFlow {
    private let log: Log
    init(log: Log) { self.log = log }
    //   ^ warning: [dependency-pipeline] {{TrayFlow takes Log only to hand it on: TrayFlow → Tray}}
    func open() -> Tray { Tray(log: log) }
    //                              ^ related: [dependency-pipeline] {{TrayFlow hands it to Tray}}
}
