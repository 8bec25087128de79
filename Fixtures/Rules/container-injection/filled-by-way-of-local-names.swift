// What an initializer makes under local names, hands from one to the next and keeps in the end, it fills its properties with.

protocol Fetching {
    func fetch()
}

final class Fetcher: Fetching {
    func fetch() {}
}

final class Archive {
    private let fetcher: any Fetching
    init(fetcher: any Fetching) { self.fetcher = fetcher }
    func search() { fetcher.fetch() }
}

final class ArchiveContainer {
    let fetcher: any Fetching
    let archive: Archive

    init() {
        let fetcher = Fetcher()
        let archive = Archive(fetcher: fetcher)
        self.fetcher = fetcher
        self.archive = archive
    }
}

final class Clerk {
    private let container: ArchiveContainer
    init(container: ArchiveContainer) { self.container = container }
    //   ^ warning: [container-injection] {{Clerk takes the whole container ArchiveContainer}}
    func find() { container.archive.search() }
}

// Works itself.
final class LoanContainer {
    let fetcher: any Fetching
    let archive: Archive

    init() {
        let fetcher = Fetcher()
        let archive = Archive(fetcher: fetcher)
        self.fetcher = fetcher
        self.archive = archive
    }

    func lend() { archive.search() }
}

// Keeps one of them for itself.
final class StampContainer {
    private let fetcher: any Fetching
    let archive: Archive

    init() {
        let fetcher = Fetcher()
        let archive = Archive(fetcher: fetcher)
        self.fetcher = fetcher
        self.archive = archive
    }
}

// Only uses what it makes.
final class ProbeContainer {
    let size: Int

    init() {
        let fetcher = Fetcher()
        let archive = Archive(fetcher: fetcher)
        archive.search()
        self.size = 1
    }
}

final class Porter {
    private let loans: LoanContainer
    private let stamps: StampContainer
    private let probe: ProbeContainer

    init(loans: LoanContainer, stamps: StampContainer, probe: ProbeContainer) {
        self.loans = loans
        self.stamps = stamps
        self.probe = probe
    }

    func carry() {
        loans.archive.search()
        stamps.archive.search()
        print(probe.size)
    }
}
