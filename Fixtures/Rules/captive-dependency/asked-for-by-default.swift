// What a default argument asks for is kept as long as whoever is made without the argument; with one nothing is asked.
// only: captive-dependency

import Resolver

protocol Drafting {
    func draft()
}
final class LiveDraft: Drafting {
    private var text = ""
    func draft() { text += "x" }
}
final class Editor {
    private let draft: any Drafting
    init(draft: any Drafting = Resolver.resolve()) { self.draft = draft }
    //                         ^ warning: [captive-dependency] {{Editor is kept and holds on to its LiveDraft, which is made anew for everybody else}}
    func edit() { draft.draft() }
}
final class Corrector {
    private let draft: any Drafting
    init(draft: any Drafting = Resolver.resolve()) { self.draft = draft }
    func edit() { draft.draft() }
}
final class Reader {
    private let draft: any Drafting
    init(draft: any Drafting = Resolver.resolve()) { self.draft = draft }
    func edit() { draft.draft() }
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { LiveDraft() }.implements(Drafting.self).scope(.unique)
        register { Editor() }.scope(.application)
        register { Corrector(draft: LiveDraft()) }.scope(.application)
        register { Reader() }.scope(.unique)
    }
}
