// A protocol that asks for one method which makes something beside another is a factory's, whoever its delegate is; what is read
// of it counts against that.
// only: dependency-pipeline

import UIKit

protocol Syncing {
    func sync()
}

protocol AtlasDelegate: AnyObject {
    func atlasDidOpen()
}

protocol Atlas {
    var delegate: (any AtlasDelegate)? { get }
    func supports(_ name: String) -> Bool
    func makeScreen(for name: String) -> UIViewController
}

protocol NamedAtlas {
    var title: String { get }
    func supports(_ name: String) -> Bool
    func makeScreen(for name: String) -> UIViewController
}

final class MapScreen: UIViewController {
    private let syncing: any Syncing
    init(syncing: any Syncing) {
        self.syncing = syncing
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { syncing.sync() }
}

final class StarAtlas: Atlas {
    weak var delegate: (any AtlasDelegate)?
    private let syncing: any Syncing
    init(syncing: any Syncing) { self.syncing = syncing }
    func supports(_ name: String) -> Bool { name == "star" }
    func makeScreen(for name: String) -> UIViewController { MapScreen(syncing: syncing) }
}

final class RoadAtlas: NamedAtlas {
    let title = "roads"
    private let syncing: any Syncing
    init(syncing: any Syncing) { self.syncing = syncing }
    //   ^ warning: [dependency-pipeline] {{RoadAtlas takes Syncing only to hand it on: RoadAtlas → MapScreen, which uses it}}
    func supports(_ name: String) -> Bool { name == "road" }
    func makeScreen(for name: String) -> UIViewController { MapScreen(syncing: syncing) }
}
