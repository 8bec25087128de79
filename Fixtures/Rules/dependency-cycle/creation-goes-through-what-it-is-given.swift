// Creating methods that call each other with something are a recursion over it; one that is given nothing is a ring.

struct Section {
    var rows: [Row] = []
}

struct Row {
    var sections: [Section] = []
}

final class SectionViewModel {
    private let rows: [RowViewModel]
    init(rows: [RowViewModel]) { self.rows = rows }
    func load() { rows.forEach { $0.load() } }
}

final class RowViewModel {
    private let sections: [SectionViewModel]
    init(sections: [SectionViewModel]) { self.sections = sections }
    func load() { sections.forEach { $0.load() } }
}

struct PageFactory {
    func makeSectionViewModel(of section: Section) -> SectionViewModel {
        SectionViewModel(rows: section.rows.map { makeRowViewModel(of: $0) })
    }
    func makeRowViewModel(of row: Row) -> RowViewModel {
        RowViewModel(sections: row.sections.map { makeSectionViewModel(of: $0) })
    }
}

struct LoopFactory {
    func makeSectionViewModel(title: String) -> SectionViewModel {
        SectionViewModel(rows: [makeRowViewModel()])
    //                          ^ related: [dependency-cycle] {{makeSectionViewModel asks for makeRowViewModel}}
    }
    func makeRowViewModel() -> RowViewModel {
        RowViewModel(sections: [makeSectionViewModel(title: "")])
    //                          ^ error: [dependency-cycle] {{Producing LoopFactory.makeRowViewModel needs itself: makeRowViewModel → makeSectionViewModel → makeRowViewModel}}
    }
}
