// What is asked for one method and only chooses which of several things it makes is a factory, be it by a setting of
// its own: to hand on what those need is its job. Where it asks what it hands on, it uses that.
// only: dependency-pipeline, inline-assembly

struct Page {
    let title: String
}

protocol Text {
    func draw()
}

final class Inks {
    var areDry = false
    private let stock: any Stocking
    init(stock: any Stocking) { self.stock = stock }
    func mix() { stock.take() }
}

protocol Stocking {
    func take()
}

final class PlainText: Text {
    private let title: String
    init(_ page: Page) { title = page.title }
    func draw() { print(title) }
}

final class ColouredText: Text {
    private let inks: Inks
    init(_ page: Page, inks: Inks) { self.inks = inks }
    func draw() { inks.mix() }
}

protocol PageSetting {
    func layout(of page: Page) -> any Text
}

final class BookSetter: PageSetting {
    private let inks: Inks
    private let isDraft: Bool
    init(inks: Inks, isDraft: Bool) {
        self.inks = inks
        self.isDraft = isDraft
    }
    func layout(of page: Page) -> any Text {
        if isDraft { return PlainText(page) }
        return ColouredText(page, inks: inks)
    }
}

final class PosterSetter: PageSetting {
    private let inks: Inks
    init(inks: Inks) { self.inks = inks }
    func layout(of page: Page) -> any Text {
        if page.title.isEmpty { return PlainText(page) }
        return ColouredText(page, inks: inks)
    }
}

final class LeafletSetter: PageSetting {
    private let inks: Inks
    init(inks: Inks) { self.inks = inks }
    func layout(of page: Page) -> any Text {
        if inks.areDry { return PlainText(page) }
        return ColouredText(page, inks: inks)
        //     ^ note: [inline-assembly] {{LeafletSetter builds ColouredText out of its own dependencies}}
    }
}
