// SafeDI: what is made at once, and what is received from whoever makes it, can close a ring.
// only: dependency-cycle

import SafeDI

@Instantiable(isRoot: true)
final class Root: Instantiable {
    @Instantiated let a: A
    @Instantiated let sister: Sister
    @Instantiated let brother: Brother
    @Instantiated let owner: Owner
    @Instantiated let screenBuilder: Instantiator<Screen>
    @Instantiated let mixed: Mixed
}

@Instantiable
final class A: Instantiable {
    @Instantiated let b: B
//  ^ error: [dependency-cycle] {{Producing A needs itself: A → B → A}}
}

@Instantiable
final class B: Instantiable {
    @Instantiated let a: A
}

// Each is received by the other.
@Instantiable
final class Brother: Instantiable {
    @Received let sister: Sister
//  ^ error: [dependency-cycle] {{Producing Brother needs itself: Brother → Sister → Brother}}
}

@Instantiable
final class Sister: Instantiable {
    @Received(fulfilledByDependencyNamed: "brother", ofType: Brother.self) let twin: Brother
}

// The owner is not there before what it makes.
@Instantiable
final class Owner: Instantiable {
    @Instantiated let dog: Dog
}

@Instantiable
final class Dog: Instantiable {
    @Received let owner: Owner
//  ^ error: [dependency-cycle] {{Producing Dog needs itself: Dog → Owner → Dog}}
}

// A maker is not there before what it makes, either.
@Instantiable
final class Screen: Instantiable {
    @Instantiated let detailBuilder: Instantiator<Detail>
}

@Instantiable
final class Detail: Instantiable {
    @Received let screenBuilder: Instantiator<Screen>
//  ^ error: [dependency-cycle] {{Producing Detail needs itself: Detail → Screen → Detail}}
}

// Made at once and made later in one ring: no maker can be written for it.
@Instantiable
final class Mixed: Instantiable {
    @Instantiated let partBuilder: Instantiator<Part>
//  ^ error: [dependency-cycle] {{Producing Mixed needs itself: Mixed → Part → Mixed}}
}

@Instantiable
final class Part: Instantiable {
    @Instantiated let mixed: Mixed
}
