// Who puts another value in place of the one that all share takes over what that had; an object is asked as anybody asks it.
// only: singleton

protocol Translating { func text(_ key: String) -> String? }

struct Wording {
    static var current = Wording(name: "en")
    let name: String
    var translator: (any Translating)?
    mutating func forget() { translator = nil }
}

final class Voice {
    static var current = Voice()
    private var isLoud = false
    func speak() { isLoud = true }
}

enum Language: String { case english, french }

extension Language {
    func becomeCurrent() {
        let translator = Wording.current.translator
        Wording.current = Wording(name: rawValue)
        Wording.current.translator = translator
    }
    func tell() -> String? { Wording.current.translator?.text("a") }
    //                       ^ warning: [singleton] {{Language reaches the shared instance Wording.current}}
    func raise() {
        Voice.current.speak()
    //  ^ warning: [singleton] {{Language reaches the shared instance Voice.current}}
        Voice.current = Voice()
    }
}
