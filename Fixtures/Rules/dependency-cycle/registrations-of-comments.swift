// Weaver: registrations and references close a ring, whatever their scopes; who refers to itself is there already.
// only: dependency-cycle

final class App {
    // weaver: api = API
    // weaver: left = Left
    // weaver: right = Right
    // weaver: parent = Parent
    // weaver: hand = Hand
    // weaver: watch = Watch
}

final class API {
    // weaver: session = Session
//  ^ error: [dependency-cycle] {{Producing API needs itself: API → Session → API}}
    // weaver: session.scope = .weak
}

final class Session {
    // weaver: api = API
}

final class Left {
    // weaver: right <- Right
//  ^ error: [dependency-cycle] {{Producing Left needs itself: Left → Right → Left}}
}

final class Right {
    @Weaver(.reference) var left: Left
}

// It knows itself, so it is there before its child.
final class Parent {
    // weaver: parent <- Parent
    // weaver: child = Child
}

final class Child {
    // weaver: parent <- Parent
}

// A function of the project makes it.
final class Hand {
    // weaver: finger = Finger
    // weaver: finger.builder = Finger.make
}

final class Finger {
    // weaver: hand = Hand
}

// Never of one build.
final class Watch {
    // weaver: phone = Phone
    // weaver: phone.platforms = [.watchOS]
}

final class Phone {
    @Weaver(.registration, platforms: [.iOS]) var watch: Watch
}
