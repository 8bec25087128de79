// A tool for anything of a kind that is asked at once, or is one of several, each for what is asked through it: nobody could
// hand in "the tool". One that is kept alone can be handed in, and so can what is generic over what it works with.
// only: inline-assembly

protocol Inquiry {
    func answers() -> [Int]
}

protocol Shelving {
    func hasRoom() -> Bool
}

struct PageInquiry: Inquiry {
    let page: Int
    func answers() -> [Int] { [page] }
}

struct NewsInquiry: Inquiry {
    func answers() -> [Int] { [] }
}

final class InquiryStore<Asked: Inquiry> {
    private let inquiry: Asked
    private let shelving: any Shelving
    init(inquiry: Asked, shelving: any Shelving) {
        self.inquiry = inquiry
        self.shelving = shelving
    }
    func values() -> [Int] { shelving.hasRoom() ? inquiry.answers() : [] }
}

final class ShelfStore<Room: Shelving> {
    private let shelving: Room
    init(shelving: Room) { self.shelving = shelving }
    func isFull() -> Bool { !shelving.hasRoom() }
}

final class PageService {
    private let shelving: any Shelving
    init(shelving: any Shelving) { self.shelving = shelving }
    func page(_ number: Int) -> [Int] {
        guard shelving.hasRoom() else { return [] }
        return InquiryStore(inquiry: PageInquiry(page: number), shelving: shelving).values()
    }
    func pages(_ numbers: [Int]) -> [Int] {
        let store = InquiryStore(inquiry: PageInquiry(page: numbers.count), shelving: shelving)
        return store.values()
    }
}

final class LeafService {
    private let shelving: any Shelving
    init(shelving: any Shelving) { self.shelving = shelving }
    func leaf(_ number: Int) -> [Int] {
        guard shelving.hasRoom() else { return [] }
        return InquiryStore(inquiry: PageInquiry(page: number), shelving: shelving).values()
    }
}

final class BookService {
    private let pages: InquiryStore<PageInquiry>
    private let news: InquiryStore<NewsInquiry>
    init(first: Int, shelving: any Shelving) {
        pages = InquiryStore(inquiry: PageInquiry(page: first), shelving: shelving)
        news = InquiryStore(inquiry: NewsInquiry(), shelving: shelving)
    }
    func values() -> [Int] { pages.values() + news.values() }
}

final class NewsService {
    private let news: InquiryStore<NewsInquiry>
    init(shelving: any Shelving) {
        news = InquiryStore(inquiry: NewsInquiry(), shelving: shelving)
        //     ^ note: [inline-assembly] {{NewsService builds InquiryStore out of its own dependencies}}
    }
    func values() -> [Int] { news.values() }
}

final class ShelfService<Room: Shelving> {
    private let shelving: Room
    init(shelving: Room) { self.shelving = shelving }
    func isFull() -> Bool { ShelfStore(shelving: shelving).isFull() }
    //                      ^ note: [inline-assembly] {{ShelfService builds ShelfStore out of its own dependencies}}
}
