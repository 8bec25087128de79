// Entities, Codable types, managed objects, callbacks, plain-property protocols and views are data however far they go.

import CoreData
import UIKit

final class Customer {
    var name = ""
}

struct UserSession: Codable {
    var token: String
}

final class StoredOrder: NSManagedObject {
    @NSManaged var total: Int
}

protocol Titled {
    var title: String { get }
}

protocol Ranked: Comparable {
    var rank: Int { get }
}

final class TreeNode {
    let child: TreeNode?
    init(child: TreeNode?) { self.child = child }
}

final class OrderFlow<Item: Ranked> {
    private let customer: Customer, session: UserSession, order: StoredOrder, item: Item
    private let header: any Titled, root: TreeNode, banner: UIView, onClose: (Bool) -> Void

    init(
        customer: Customer, session: UserSession, order: StoredOrder, item: Item, header: any Titled, root: TreeNode,
        banner: UIView, onClose: @escaping (Bool) -> Void
    ) {
        (self.customer, self.session, self.order, self.item) = (customer, session, order, item)
        self.header = header
        self.root = root
        self.banner = banner
        self.onClose = onClose
    }

    func start() {
        OrderPanel(customer, session, order, item, header, root, banner, onClose).show()
    }
}

final class OrderPanel<Item: Ranked> {
    init(
        _ customer: Customer, _ session: UserSession, _ order: StoredOrder, _ item: Item, _ header: any Titled,
        _ root: TreeNode, _ banner: UIView, _ onClose: @escaping (Bool) -> Void
    ) {
        print(customer.name, session.token, order.total, item.rank, header.title, root, banner)
        onClose(true)
    }
    func show() {}
}
