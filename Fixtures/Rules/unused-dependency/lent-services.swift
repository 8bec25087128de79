// A service that is kept `unowned` and never used is taken for nothing, as one is that is kept otherwise.

protocol ChartStorage: AnyObject { func read() }
protocol TideClient: AnyObject { func fetch() }
protocol ReaderListener: AnyObject { func hear() }

final class Reader {
    private unowned let storage: any ChartStorage
    private unowned let client: any TideClient
    private unowned let ears: any ReaderListener
    init(storage: any ChartStorage, client: any TideClient, ears: any ReaderListener) {
        //                          ^ warning: [unused-dependency] {{Reader takes TideClient and keeps it, but never uses it}}
        self.storage = storage
        self.client = client
        self.ears = ears
    }
    func read() { storage.read() }
}
