// What is handed on is not unused: to a child, to another initializer, or to a superclass from elsewhere.
// only: unused-dependency

import ReaderKit

protocol PageAPI {
    func page()
}

final class PageFlow {
    private let api: any PageAPI
    init(api: any PageAPI) { self.api = api }
    func start() { PageModel(api: api).open() }
}

struct PageModel {
    private let api: any PageAPI
    init(api: any PageAPI) { self.init(api: api, number: 0) }
    init(api: any PageAPI, number: Int) { self.api = api }
    func open() { api.page() }
}

final class PageReader: ReaderController {
    init(api: any PageAPI, number: Int) { super.init(source: api, page: number) }
}
