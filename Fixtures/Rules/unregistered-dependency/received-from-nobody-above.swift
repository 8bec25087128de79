// SafeDI: what is received must be made, or handed in, by a type above, under the same name and as the same type.
// only: unregistered-dependency

import SafeDI

protocol Mail {}

@Instantiable(isRoot: true)
final class Root: Instantiable {
    @Instantiated(fulfilledByType: "LiveMail") let mail: Mail
    @Instantiated let left: Left
    @Instantiated let right: Right
    @Instantiated let editorBuilder: Instantiator<Editor>
    @Instantiated let shelf: Shelf
    //                       ^ error: [unregistered-dependency] {{Root asks SafeDI for Shelf}} {{nothing registers}}
    @Instantiated let reader: Reader
    //                        ^ error: [unregistered-dependency] {{Root makes Reader along with itself}} {{page: Int}}
}

@Instantiable(fulfillingAdditionalTypes: [Mail.self])
final class LiveMail: Mail, Instantiable {}

@Instantiable
final class Left: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated let leaf: Leaf
}

@Instantiable
final class Right: Instantiable {
    @Instantiated let leaf: Leaf
}

@Instantiable
final class Leaf: Instantiable {
    // The left has one, the right has none.
    @Received let clock: Clock
    //                   ^ error: [unregistered-dependency] {{Leaf receives clock: Clock}}
    @Received let post: Mail
    //                  ^ error: [unregistered-dependency] {{post: Mail}}
    @Received let mail: any Mail
    //                      ^ error: [unregistered-dependency] {{mail: any Mail}}
    @Received(fulfilledByDependencyNamed: "post", ofType: Mail.self) let letters: Mail
    //                                                                            ^ error: [unregistered-dependency] {{post: Mail}}
}

@Instantiable
final class Clock: Instantiable {}

@Instantiable
final class Editor: Instantiable {
    @Forwarded let text: String
    @Instantiated let preview: Preview
}

@Instantiable
final class Preview: Instantiable {
    @Received let text: String?
    //                  ^ error: [unregistered-dependency] {{text: String?}}
}

final class Shelf {}

@Instantiable
final class Reader: Instantiable {
    @Forwarded let page: Int
}

@Instantiable
extension Leaf {
    static func instantiate(paper: Paper) -> Page { Page() }
    //                             ^ error: [unregistered-dependency] {{Page receives paper: Paper}}
}

final class Page {}

@Instantiable
final class Paper: Instantiable {}

@Instantiable(isRoot: true)
final class Printer: Instantiable {
    @Instantiated let page: Page
}

@Instantiable
extension Printer {
    static func instantiate(ink: Ink) -> Ribbon { Ribbon() }
    //                           ^ error: [unregistered-dependency] {{Ribbon receives ink: Ink}}
}

final class Ink {}
final class Ribbon {}

@Instantiable(isRoot: true)
final class Typewriter: Instantiable {
    @Instantiated let ribbon: Ribbon
}
