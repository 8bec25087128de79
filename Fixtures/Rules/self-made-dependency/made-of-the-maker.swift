// Nobody else can make what takes the maker, a closure of it or what publishes its changes, a child of the same family or runtime data's models.
// only: self-made-dependency

import UIKit

protocol KeyWatching {
    func watch()
}

protocol KeyOwner: AnyObject {
    func pressed()
}

final class KeyWatcher: KeyWatching {
    init(onPress: @escaping () -> Void) {}
    func watch() {}
}

final class KeyPresenterService: KeyWatching {
    private weak var owner: KeyOwner?
    init(owner: KeyOwner?) { self.owner = owner }
    func watch() { owner?.pressed() }
}

final class KeyRowViewModel: KeyWatching {
    let title: String
    init(title: String) { self.title = title }
    func watch() {}
}

final class KeyViewController: UIViewController, KeyOwner {
    private lazy var watcher = KeyWatcher { [weak self] in self?.pressed() }
    private lazy var presenter = KeyPresenterService(owner: self)
    private lazy var keys = KeyDataSource(watcher: nil)
    private let row = KeyRowViewModel(title: "Return")
    private let make: () -> any KeyWatching = { KeyRowViewModel(title: "Space") }
    func pressed() { watcher.watch(); presenter.watch(); row.watch(); make().watch() }
}

final class KeyboardService: KeyWatching {
    private let children: [any KeyWatching] = [KeyRowViewModel(title: "Shift"), KeyboardPart()]
    func watch() { children.forEach { $0.watch() } }
}

final class KeyboardPart: KeyWatching {
    func watch() {}
}

final class KeyDataSource: NSObject, UITableViewDataSource {
    private let watcher: (any KeyWatching)?
    init(watcher: (any KeyWatching)?) { self.watcher = watcher }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { watcher?.watch(); return 1 }
}

@propertyWrapper
final class Held<Value> {
    var wrappedValue: Value
    init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Held<Value> { self }
}

final class KeyShaper: KeyWatching {
    private let held: Held<Int?>?
    init(held: Held<Int?>?) { self.held = held }
    func watch() { print(held?.wrappedValue ?? 0) }
}

final class KeyShapeService {
    @Held(nil) private var selected: Int?
    private lazy var shaper = KeyShaper(held: $selected)
    func show() { shaper.watch() }
}

final class KeySizeService {
    @Held(nil) private var selected: Int?
    private lazy var shaper = KeyShaper(held: nil)
    //                        ^ note: [self-made-dependency] {{KeySizeService creates KeyShaper, which it could be given}}
    func show() { if selected != nil { shaper.watch() } }
}
