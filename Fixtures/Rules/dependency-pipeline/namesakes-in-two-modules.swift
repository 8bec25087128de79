// Two modules have a type of one name; what is found in one says nothing of the other.
// only: dependency-pipeline

//- Sources/Harbour/Watch.swift
protocol Lantern {
    func shine()
}

final class Watch {
    private let lantern: Lantern
    init(lantern: Lantern) { self.lantern = lantern }
    //   ^ warning: [dependency-pipeline] {{Watch takes Lantern only to hand it on: Watch → Boat, which uses it}}
    func go() { Boat(lantern: lantern).sail() }
}

final class Boat {
    private let lantern: Lantern
    init(lantern: Lantern) { self.lantern = lantern }
    func sail() { lantern.shine() }
}

//- Sources/Tower/Watch.swift
protocol Lantern {
    func shine()
}

final class Watch {
    private let lantern: Lantern
    init(lantern: Lantern) { self.lantern = lantern }
    //   ^ warning: [dependency-pipeline] {{Watch takes Lantern only to hand it on: Watch → Boat, which uses it}}
    func go() { Boat(lantern: lantern).sail() }
}

final class Boat {
    private let lantern: Lantern
    init(lantern: Lantern) { self.lantern = lantern }
    func sail() { lantern.shine() }
}

//- Sources/Cliff/Watch.swift
protocol Lantern {
    func shine()
}

final class Watch {
    private let lantern: Lantern
    init(lantern: Lantern) { self.lantern = lantern }
    func go() {
        lantern.shine()
        Boat(lantern: lantern).sail()
    }
}

final class Boat {
    private let lantern: Lantern
    init(lantern: Lantern) { self.lantern = lantern }
    func sail() { lantern.shine() }
}
