// A method that makes what it gives of what it gives for the same never ends, unless another one of its name is meant or something new is passed on.
// only: dependency-cycle

protocol Listing {
    func list()
}
final class LiveList: Listing {
    private let helper: Helper
    init(helper: Helper) { self.helper = helper }
    func list() { helper.help() }
}
final class Helper {
    private let list: any Listing
    init(list: any Listing) { self.list = list }
    func help() { list.list() }
}
final class EmptyList: Listing {
    func list() {}
}

enum ListFactory {
    static func createList(state: Int) -> any Listing {
        LiveList(helper: Helper(list: ListFactory.createList(state: state)))
        //                            ^ error: [dependency-cycle] {{Producing ListFactory.createList needs itself: createList → createList}}
    }
}

enum FewFactory {
    static func createList(state: Int) -> any Listing {
        LiveList(helper: Helper(list: FewFactory.createList(state: state - 1)))
    }
}
enum OtherFactory {
    static func createList(state: Int) -> any Listing {
        LiveList(helper: Helper(list: OtherFactory.createList(state: state)))
    }
    static func createList(state: Int?) -> any Listing { EmptyList() }
}
enum SureFactory {
    static func createList(state: Int) -> any Listing {
        if state == 0 { return EmptyList() }
        return LiveList(helper: Helper(list: SureFactory.createList(state: state)))
    }
}
