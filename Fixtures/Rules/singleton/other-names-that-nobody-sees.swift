// A static that others see is one more way to a shared instance, and who takes it is told; of what a type or file keeps to itself
// nobody is, and it reaches the instance itself.
// only: singleton

//- Sources/App/Papers.swift
class PaperStore {
    static let shared = PaperStore()
    func drop() {}
}

final class DropAction {
    private static let papers = PaperStore.shared
    //                          ^ warning: [singleton] {{DropAction reaches the shared instance PaperStore.shared}}
    static func drop() { papers.drop() }
}

enum DropSteps {
    fileprivate static var papers: PaperStore { PaperStore.shared }
    //                                          ^ warning: [singleton] {{DropSteps reaches the shared instance PaperStore.shared}}
    static func drop() { papers.drop() }
}

private enum Papers {
    static let all = PaperStore.shared
    //               ^ warning: [singleton] {{Papers reaches the shared instance PaperStore.shared}}
}

//- Sources/App/Desk.swift
private let papers = PaperStore.shared
//                   ^ warning: [singleton] {{Desk.swift reaches the shared instance PaperStore.shared}}

let desk = PaperStore.shared

enum Shelf {
    static let papers = PaperStore.shared
}

final class DeskModel {
    func clear() {
        papers.drop()
        desk.drop()
    //  ^ warning: [singleton] {{DeskModel reaches the shared instance desk}}
        Shelf.papers.drop()
    //  ^ warning: [singleton] {{DeskModel reaches the shared instance Shelf.papers}}
    }
}

//- Sources/App/Horns.swift
/// What the type itself gives out.
class Horn {
    private static let kept: Horn = FogHorn.shared
    static var loudest: Horn { kept }
    func blow() {}
}

final class FogHorn: Horn {
    static let shared = FogHorn()
}
