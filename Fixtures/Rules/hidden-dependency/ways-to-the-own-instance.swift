// A static that a wrapper fills with one of its own type is the way to that; who goes there is told. Another one is needed.

import DIKit

final class Banner {
    @LazyInject static var shared: Banner
    func show() {}
}

final class Ticker {
    @LazyInject static var banner: Banner
//  ^ note: [hidden-dependency] {{Ticker needs Banner, which no initializer shows}}
    static func run() { banner.show() }
}

final class Node {
    @LazyInject var next: Node
//  ^ note: [hidden-dependency] {{Node needs Node, which no initializer shows}}
    func walk() { next.walk() }
}

extension DependencyContainer {
    static var views = module {
        single { Banner() }
        single { Node() }
    }
}

final class HomeModel {
    func open() { Banner.shared.show() }
//                ^ warning: [singleton] {{HomeModel reaches the shared instance Banner.shared}}
}
