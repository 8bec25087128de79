// What answers somebody's questions is a way back to its maker, no container; the same under another name is one.
// only: container-outside-root

protocol MenuQuestions {
    var profiles: any ProfileKeeping { get }
    var network: any NetworkWatching { get }
}

protocol ProfileKeeping {
    func keep()
}

protocol NetworkWatching {
    func watch()
}

final class Profiles: ProfileKeeping {
    func keep() {}
}

final class Network: NetworkWatching {
    func watch() {}
}

final class MenuDelegate: MenuQuestions {
    private weak var menu: Menu?
    init(menu: Menu) { self.menu = menu }
    var profiles: any ProfileKeeping { Profiles() }
    var network: any NetworkWatching { Network() }
}

final class MenuServices: MenuQuestions {
    var profiles: any ProfileKeeping { Profiles() }
    var network: any NetworkWatching { Network() }
}

final class Menu {
    private lazy var delegate = MenuDelegate(menu: self)
    private lazy var services = MenuServices()
    //                          ^ warning: [container-outside-root] {{Menu constructs the container MenuServices}}
    func open() {
        delegate.profiles.keep()
        services.network.watch()
    }
}
