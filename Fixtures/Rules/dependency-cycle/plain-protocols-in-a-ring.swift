// Every class and protocol is a step of a ring, a protocol that only describes a value too. Values are none, and
// neither is a protocol of several conformers which nothing decides between.
// only: dependency-cycle

protocol Titled { var title: String { get } }
final class Heading: Titled {
    let title: String
    init(page: Page) { title = page.name }
    //   ^ error: [dependency-cycle] {{Making Heading needs itself: Heading → Page → Heading}}
}
final class Page {
    let name: String
    init(titled: Titled) { name = titled.title }
    //   ^ related: [dependency-cycle] {{Page takes Titled, which is Heading}}
}

protocol Bounded { var width: Int { get } }
struct Margin: Bounded {
    let width: Int
    init(sheet: Sheet) { width = sheet.width }
}
final class Sheet {
    let width: Int
    init(bounded: Bounded) { width = bounded.width }
}

protocol Numbered { var number: Int { get } }
final class Folio: Numbered {
    let number: Int
    init(volume: Volume) { number = volume.count }
}
final class Plate: Numbered {
    let number = 1
}
final class Volume {
    let count: Int
    init(numbered: Numbered) { count = numbered.number }
}
