// What the elements of a list have in common, and nobody is handed anything by, is a trait: what has it is no service. Once
// somebody is handed one it may be.
// only: inline-assembly

import UIKit

protocol Wipeable {
    func wipe()
}

extension Array where Element: Wipeable {
    func wipeAll() { forEach { $0.wipe() } }
}

enum Sponge {
    static func wipe<Surface: Wipeable>(_ surfaces: [Surface]) { surfaces.wipeAll() }
}

final class Seal: Wipeable, Codable {
    private var bytes: [UInt8] = []
    func wipe() { bytes.removeAll() }
}

final class Folder: Wipeable {
    var name = ""
    var seal = Seal()
    func wipe() { seal.wipe() }
}

final class FolderScreen: UIViewController {
    private let folder: Folder
    init(folder: Folder) {
        self.folder = folder
        super.init(nibName: nil, bundle: nil)
    }
    override func viewDidLoad() { title = folder.name }
}

final class FolderCoordinator {
    private let folder: Folder
    init(folder: Folder) { self.folder = folder }
    func start() { UINavigationController().pushViewController(FolderScreen(folder: folder), animated: true) }
}

protocol Stampable {
    func stamp()
}

extension Array where Element: Stampable {
    func stampAll() { forEach { $0.stamp() } }
}

final class Ticket: Stampable {
    var number = 0
    func stamp() { number += 1 }
}

final class Permit: Stampable {
    var name = ""
    func stamp() { name += "." }
}

final class Desk {
    private var next: any Stampable
    init(next: any Stampable) { self.next = next }
    func open() { next.stamp() }
}

final class PermitScreen: UIViewController {
    private let permit: Permit
    init(permit: Permit) {
        self.permit = permit
        super.init(nibName: nil, bundle: nil)
    }
    override func viewDidLoad() { permit.stamp() }
}

final class PermitCoordinator {
    private let permit: Permit
    init(permit: Permit) { self.permit = permit }
    func start() { UINavigationController().pushViewController(PermitScreen(permit: permit), animated: true) }
    //                                                         ^ note: [inline-assembly] {{PermitCoordinator builds PermitScreen out of its own dependencies}}
}
