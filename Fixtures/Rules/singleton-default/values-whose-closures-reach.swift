// A closure somewhere in a property's value that reaches a shared instance is no default for one; one that is the value itself is.
// only: singleton-default, singleton

final class Opener {
    static let shared = Opener()
    func open(_ page: Int) {}
}
struct Gesture {
    func onEnd(_ action: @escaping (Int) -> Void) -> Gesture { self }
}

struct Banner {
    var gesture = Gesture().onEnd { Opener.shared.open($0) }
    //                              ^ warning: [singleton] {{Banner reaches the shared instance Opener.shared}}
    let title: String
}
struct Poster {
    var open: (Int) -> Void = { Opener.shared.open($0) }
    //                          ^ note: [singleton-default] {{Poster falls back on the shared instance Opener.shared where it is handed nothing}}
    let title: String
}
struct Flyer {
    var opener = Opener.shared
    //           ^ note: [singleton-default] {{Flyer falls back on the shared instance Opener.shared where it is handed nothing}}
    let title: String
}
