// SafeDI: apps of one repository, doubles for tests, and what only one build has.
// only: duplicate-registration

//- Apps/One/App.swift
import SafeDI

@Instantiable(isRoot: true)
final class OneApp: Instantiable {
    @Instantiated let mail: LiveMail
}

@Instantiable
final class LiveMail: Instantiable {}

@Instantiable
extension Session: Instantiable {
    static func instantiate() -> Session { Session() }
}

@Instantiable(mockOnly: true)
extension LiveMail {
    static func instantiate() -> LiveMail { LiveMail() }
}

#if DEBUG
@Instantiable
final class Console: Instantiable {}
#else
@Instantiable
final class Console: Instantiable {}
#endif

//- Apps/Two/App.swift
import SafeDI

@Instantiable(isRoot: true)
final class TwoApp: Instantiable {
    @Instantiated let mail: LiveMail
}

@Instantiable
final class LiveMail: Instantiable {}

@Instantiable
extension Session: Instantiable {
    static func instantiate() -> Session { Session() }
}
