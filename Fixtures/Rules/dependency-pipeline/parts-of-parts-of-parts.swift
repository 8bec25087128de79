// What a type hands to its own parts they do for it, through however many of them it goes: what the last one asks is
// used, be it handed on besides. Where none of them asks it, it is only handed on.
// only: dependency-pipeline

protocol Tides {
    func read()
}

final class Ferry {
    private let tides: Tides
    init(tides: Tides) { self.tides = tides }
    func sail() { tides.read() }
    //            ^ related: [dependency-pipeline] {{Ferry uses it}}
}

final class Almanac {
    private let book: Book
    init(tides: Tides) { book = Book(tides: tides) }
    func open() { book.open() }

    private struct Book {
        let tides: Tides
        let year: Year
        init(tides: Tides) {
            self.tides = tides
            year = Year(tides: tides)
        }
        func open() { year.open() }
        func ferry() -> Ferry { Ferry(tides: tides) }
    }

    private struct Year {
        let month: Month
        init(tides: Tides) { month = Month(tides: tides) }
        func open() { month.open() }
    }

    private struct Month {
        let week: Week
        init(tides: Tides) { week = Week(tides: tides) }
        func open() { week.open() }
    }

    private struct Week {
        let day: Day
        init(tides: Tides) { day = Day(tides: tides) }
        func open() { day.open() }
    }

    private struct Day {
        let hour: Hour
        init(tides: Tides) { hour = Hour(tides: tides) }
        func open() { hour.open() }
    }

    private struct Hour {
        let minute: Minute
        init(tides: Tides) { minute = Minute(tides: tides) }
        func open() { minute.open() }
    }

    private struct Minute {
        let second: Second
        init(tides: Tides) { second = Second(tides: tides) }
        func open() { second.open() }
    }

    private struct Second {
        let tides: Tides
        init(tides: Tides) { self.tides = tides }
        func open() { tides.read() }
    }
}

final class Calendar {
    private let book: Book
    init(tides: Tides) { book = Book(tides: tides) }
    //   ^ warning: [dependency-pipeline] {{Calendar takes Tides only to hand it on: Calendar → Ferry, which uses it}}
    func open() { book.open() }

    private struct Book {
        let tides: Tides
        let year: Year
        init(tides: Tides) {
            self.tides = tides
            year = Year(tides: tides)
        }
        func open() { year.open() }
        func ferry() -> Ferry { Ferry(tides: tides) }
        //                                   ^ related: [dependency-pipeline] {{Calendar.Book hands it to Ferry}}
    }

    private struct Year {
        let month: Month
        init(tides: Tides) { month = Month(tides: tides) }
        func open() { month.open() }
    }

    private struct Month {
        let week: Week
        init(tides: Tides) { week = Week(tides: tides) }
        func open() { week.open() }
    }

    private struct Week {
        let day: Day
        init(tides: Tides) { day = Day(tides: tides) }
        func open() { day.open() }
    }

    private struct Day {
        let hour: Hour
        init(tides: Tides) { hour = Hour(tides: tides) }
        func open() { hour.open() }
    }

    private struct Hour {
        let minute: Minute
        init(tides: Tides) { minute = Minute(tides: tides) }
        func open() { minute.open() }
    }

    private struct Minute {
        let second: Second
        init(tides: Tides) { second = Second(tides: tides) }
        func open() { second.open() }
    }

    private struct Second {
        let tides: Tides
        init(tides: Tides) { self.tides = tides }
        func open() { print("Open") }
    }
}
