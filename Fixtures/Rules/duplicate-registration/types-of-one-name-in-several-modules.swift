// SafeDI: one tree is made of the modules that see each other; what two apps have of one name each is no double.
// only: duplicate-registration

//- Sources/Kit/Mail.swift
import SafeDI

@Instantiable
public final class LiveMail: Instantiable {}
//                 ^ warning: [duplicate-registration] {{LiveMail is declared to be made twice}}

//- Sources/App/Mail.swift
import Kit
import SafeDI

@Instantiable
final class LiveMail: Instantiable {}

//- Sources/Left/Post.swift
import SafeDI

@Instantiable
final class LivePost: Instantiable {}

@Instantiable
extension Session: Instantiable {
    static func instantiate() -> Session { Session() }
}

//- Sources/Right/Post.swift
import SafeDI

@Instantiable
final class LivePost: Instantiable {}

@Instantiable
extension Session: Instantiable {
    static func instantiate() -> Session { Session() }
    //                           ^ warning: [duplicate-registration] {{Session is declared to be made twice}}
}
