// Whatever a view hands to a view of its own, it has still, as its screen has; what it hands to others is handed on.
// only: dependency-pipeline
import UIKit

protocol IconStore {
    func icon(_ name: String) -> UIImage?
}

final class TabView: UIView {
    private let icons: any IconStore
    init(icons: any IconStore) {
        self.icons = icons
        super.init(frame: .zero)
    }
    func render() { print(icons.icon("tab") as Any) }
}

final class BarView: UIView {
    private let icons: any IconStore
    init(icons: any IconStore) {
        self.icons = icons
        super.init(frame: .zero)
    }
    func show(_ count: Int) { (0..<count).forEach { _ in addSubview(TabView(icons: icons)) } }
}

final class IconLoader {
    private let icons: any IconStore
    init(icons: any IconStore) { self.icons = icons }
    func load() -> UIImage? { icons.icon("all") }
    //                        ^ related: [dependency-pipeline] {{IconLoader uses it}}
}

final class BoardView: UIView {
    private let icons: any IconStore
    init(icons: any IconStore) {
    //   ^ warning: [dependency-pipeline] {{BoardView takes IconStore only to hand it on: BoardView → IconLoader, which uses it}}
        self.icons = icons
        super.init(frame: .zero)
    }
    func loader() -> IconLoader { IconLoader(icons: icons) }
    //                                              ^ related: [dependency-pipeline] {{BoardView hands it to IconLoader}}
}
