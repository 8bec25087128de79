// What is made for each element of a list, or only in one of two cases, may not be made at all: no ring of it goes on for ever. A list
// of one that is always made does.

struct Branch {
    var branches: [Branch] = []
    var first: [Branch]?
}

final class BranchModel {
    private let models: [BranchModel]
    private let cover: BranchCover?
    init(_ branch: Branch) {
        models = branch.branches.isEmpty ? [] : branch.branches.map { BranchModel($0) }
        cover = branch.first == nil ? nil : BranchCover(model: BranchModel(Branch()))
    }
    func count() -> Int { models.reduce(0) { $0 + $1.count() } + (cover?.count() ?? 0) }
}

final class BranchCover {
    private let model: BranchModel
    init(model: BranchModel) { self.model = model }
    func count() -> Int { model.count() }
}

final class Twig {
    private let twigs: [Twig]
    init(_ branch: Branch) {
        twigs = [Twig(branch)]
    //           ^ error: [dependency-cycle] {{Making Twig needs itself: Twig → Twig}}
    }
    func count() -> Int { twigs.count }
}
