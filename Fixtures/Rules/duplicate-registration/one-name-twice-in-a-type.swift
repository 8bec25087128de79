// A type that declares two dependencies of one name; one in each build, or for each platform, is no double.
// only: duplicate-registration

//- Sources/Harbour/Harbour.swift
import SafeDI

@Instantiable(isRoot: true)
final class Harbour: Instantiable {
    #if DEBUG
    @Instantiated let pilot: LoudPilot
    #else
    @Instantiated let pilot: QuietPilot
    #endif
    @Instantiated let tug: Tug
    @Instantiated let tug: Tug
//  ^ warning: [duplicate-registration] {{Harbour declares tug a second time}}
}

@Instantiable
final class Tug: Instantiable {}

@Instantiable
final class LoudPilot: Instantiable {}

@Instantiable
final class QuietPilot: Instantiable {}

//- Sources/Quay/Quay.swift
final class Quay {
    // weaver: crane = Crane
    // weaver: crane.platforms = [.iOS]
    // weaver: crane = SmallCrane
    // weaver: crane.platforms = [.watchOS]
    // weaver: bell = Bell
    // weaver: bell = Bell
//  ^ warning: [duplicate-registration] {{Quay declares bell a second time}}
}

final class Crane {
    // weaver: quay <- Quay
}

final class SmallCrane {
    // weaver: quay <- Quay
}

final class Bell {
    // weaver: quay <- Quay
}
