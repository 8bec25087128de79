// SafeDI: of two apps one is made of both modules that make a type from elsewhere, each of the others of one.
// only: duplicate-registration

//- Sources/Left/Session.swift
import SafeDI

@Instantiable
extension Session: Instantiable {
    public static func instantiate() -> Session { Session() }
}

//- Sources/Right/Session.swift
import SafeDI

@Instantiable
extension Session: Instantiable {
    public static func instantiate() -> Session { Session() }
    //                                  ^ warning: [duplicate-registration] {{Session is declared to be made twice}}
}

@Instantiable
extension Ticket: Instantiable {
    public static func instantiate() -> Ticket { Ticket() }
}

//- Sources/Middle/Ticket.swift
import SafeDI

@Instantiable
extension Ticket: Instantiable {
    public static func instantiate() -> Ticket { Ticket() }
}

//- Sources/One/App.swift
import Left
import Right
import SafeDI

@Instantiable(isRoot: true)
final class OneApp: Instantiable {}

//- Sources/Two/App.swift
import Middle
import SafeDI

@Instantiable(isRoot: true)
final class TwoApp: Instantiable {}
