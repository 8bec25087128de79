// What a registration gives on as another type is no part of another object: whoever asks for that gets one of its own. What is
// put into another object is held by it.
// only: captive-dependency

import Swinject

protocol ReadingRoom {
    func read()
}

protocol LendingDesk {
    func lend()
}

final class Library: ReadingRoom, LendingDesk {
    private var lent = 0
    func read() { lent -= 1 }
    func lend() { lent += 1 }
}

final class Reader {
    private let library: Library
    init(_ library: Library) { self.library = library }
    func sit() { library.read() }
}

func assemble(_ container: Container) {
    container.register(Library.self) { _ in Library() }
    container.register(ReadingRoom.self) { $0.resolve(Library.self)! }.inObjectScope(.container)
    //                                     ^ warning: [captive-dependency] {{ReadingRoom keeps its own Library, which is made anew for everybody else}}
    container.register(LendingDesk.self) { resolver in
        return resolver.resolve(Library.self)!
        //     ^ warning: [captive-dependency] {{LendingDesk keeps its own Library, which is made anew for everybody else}}
    }
    .inObjectScope(.container)
    container.register(Reader.self) { Reader($0.resolve(Library.self)!) }.inObjectScope(.container)
    //                                       ^ warning: [captive-dependency] {{Reader is kept and holds on to its Library, which is made anew for everybody else}}
}
