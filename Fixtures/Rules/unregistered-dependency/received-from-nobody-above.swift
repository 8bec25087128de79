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
    //                       ^ error: [unregistered-dependency] {{Root asks SafeDI for Shelf, which nothing registers}}
    @Instantiated let reader: Reader
    //                        ^ error: [unregistered-dependency] {{Root makes Reader along with itself, where nobody can hand it page: Int}}
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
    //                   ^ error: [unregistered-dependency] {{Leaf receives clock: Clock, but is made where nothing above it has that}}
    @Received let post: Mail
    //                  ^ error: [unregistered-dependency] {{Leaf receives post: Mail, but is made where nothing above it has that}}
    @Received let mail: any Mail
    //                      ^ error: [unregistered-dependency] {{Leaf receives mail: any Mail, but is made where nothing above it has that}}
    @Received(fulfilledByDependencyNamed: "post", ofType: Mail.self) let letters: Mail
    //                                                                            ^ error: [unregistered-dependency] {{Leaf receives post: Mail, but is made where nothing above it has that}}
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
    //                  ^ error: [unregistered-dependency] {{Preview receives text: String?, but is made where nothing above it has that}}
}

final class Shelf {}

@Instantiable
final class Reader: Instantiable {
    @Forwarded let page: Int
}

@Instantiable
extension Leaf {
    static func instantiate(paper: Paper) -> Page { Page() }
    //                             ^ error: [unregistered-dependency] {{Page receives paper: Paper, but is made where nothing above it has that}}
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
    //                           ^ error: [unregistered-dependency] {{Ribbon receives ink: Ink, but is made where nothing above it has that}}
}

final class Ink {}
final class Ribbon {}

@Instantiable(isRoot: true)
final class Typewriter: Instantiable {
    @Instantiated let ribbon: Ribbon
}
