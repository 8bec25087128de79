// Entities, rows, styles and states have long initializers of values.
// only: massive-initializer

import UIKit

final class Address {
    var city = ""
}

struct Money: Codable {
    var cents: Int
}

protocol Named {
    var name: String { get }
}

final class Invoice {
    private let all: [Any]
    init(
        id: UUID, number: Int, title: String, address: Address, billing: Address, total: Money, tax: Money,
        customer: any Named, lines: [Money], notes: [String: String], isPaid: Bool, date: Date, color: UIColor,
        preview: UIImageView, onPay: @escaping (Money) -> Void, completion: ((Bool) -> Void)?
    ) {
        all = [id, number, title, address, billing, total, tax, customer, lines, notes, isPaid, date, color, preview]
        onPay(total)
        completion?(isPaid)
    }
}
