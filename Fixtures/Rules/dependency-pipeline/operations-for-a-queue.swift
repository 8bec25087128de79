// A piece of work that a queue runs is made for one call, be it put off; other things that are made for a queue are not.
// only: dependency-pipeline
import Foundation

protocol VoucherAPI {
    func redeem(_ code: String)
}

class AsyncOperation: Operation, @unchecked Sendable {}

final class RedeemOperation: AsyncOperation, @unchecked Sendable {
    private let api: any VoucherAPI
    private let code: String
    init(api: any VoucherAPI, code: String) {
        self.api = api
        self.code = code
    }
    override func main() { api.redeem(code) }
}

final class Redeemer {
    private let api: any VoucherAPI
    init(api: any VoucherAPI) { self.api = api }
    func run() { api.redeem("") }
    //           ^ related: [dependency-pipeline] {{Redeemer uses it}}
}

final class VoucherDesk {
    private let queue = OperationQueue()
    private let api: any VoucherAPI
    init(api: any VoucherAPI) { self.api = api }
    func redeem(_ code: String) {
        let operation = RedeemOperation(api: api, code: code)
        queue.addOperation(operation)
    }
    func redeemAll() { queue.addOperation(RedeemOperation(api: api, code: "*")) }
}

final class RedeemerDesk {
    private var waiting: [Redeemer] = []
    private let api: any VoucherAPI
    init(api: any VoucherAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{RedeemerDesk takes VoucherAPI only to hand it on: RedeemerDesk → Redeemer, which uses it}}
    func redeem() { waiting.append(Redeemer(api: api)) }
    //                                           ^ related: [dependency-pipeline] {{RedeemerDesk hands it to Redeemer}}
}
