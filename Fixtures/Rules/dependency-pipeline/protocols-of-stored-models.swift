// A protocol that asks for more plain properties than work, and that only persistent models conform to, is one of entities.

import RealmSwift

protocol Voucher {
    var code: String { get set }
    var amount: Int { get set }
    func write(_ change: (Self) -> Void)
}

final class StoredVoucher: Object, Voucher {
    @Persisted var code: String
    @Persisted var amount: Int
    func write(_ change: (StoredVoucher) -> Void) { change(self) }
}

protocol Printer {
    var name: String { get }
    var speed: Int { get }
    func print(_ text: String)
}

final class LaserPrinter: Printer {
    let name = "Laser"
    let speed = 40
    func print(_ text: String) {}
}

final class VoucherCoordinator {
    private let voucher: any Voucher
    private let printer: any Printer
    init(voucher: any Voucher, printer: any Printer) {
    //                         ^ warning: [dependency-pipeline] {{VoucherCoordinator takes Printer only to hand it on: VoucherCoordinator → VoucherModel, which uses it}}
        self.voucher = voucher
        self.printer = printer
    }
    func start() { VoucherModel(voucher: voucher, printer: printer).show() }
}

final class VoucherModel {
    private let voucher: any Voucher
    private let printer: any Printer
    init(voucher: any Voucher, printer: any Printer) {
        self.voucher = voucher
        self.printer = printer
    }
    func show() { printer.print(voucher.code) }
}
