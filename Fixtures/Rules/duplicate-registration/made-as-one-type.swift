// SafeDI: two types that stand for the same one.
// only: duplicate-registration

import SafeDI

protocol Mail {}
protocol Post {}
final class Box<Content> {}

@Instantiable(fulfillingAdditionalTypes: [Mail.self, Post.self])
final class LiveMail: Mail, Post, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [(any Mail).self])
//                                             ^ warning: [duplicate-registration] {{LiveMail and SlowMail are both made as Mail}}
final class SlowMail: Mail, Instantiable {}

@Instantiable
extension LiveMail {
    static func instantiate() -> Box<Mail> { Box() }
    static func instantiate() -> Box<Post> { Box() }
}

@Instantiable
extension SlowMail {
    static func instantiate() -> Box<Mail> { Box() }
    //                           ^ warning: [duplicate-registration] {{Box<Mail> is declared to be made twice}}
}
