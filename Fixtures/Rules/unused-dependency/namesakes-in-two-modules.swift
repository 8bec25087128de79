// Two modules have a type of one name; what is found in one says nothing of the other.
// only: unused-dependency

//- Sources/Harbour/Watch.swift
protocol Lantern {
    func shine()
}

final class Watch {
    init(lantern: Lantern) {}
    //   ^ warning: [unused-dependency] {{Watch takes Lantern, but never uses it}}
}

//- Sources/Tower/Watch.swift
protocol Lantern {
    func shine()
}

final class Watch {
    init(lantern: Lantern) {}
    //   ^ warning: [unused-dependency] {{Watch takes Lantern, but never uses it}}
}

//- Sources/Cliff/Watch.swift
protocol Lantern {
    func shine()
}

final class Watch {
    init(lantern: Lantern) { lantern.shine() }
}

//- Sources/Reef/Watch.swift
protocol Lantern {
    func shine()
}

/// Both initializers are one thing to mend.
final class Watch {
    init(lantern: Lantern) {}
    //   ^ warning: [unused-dependency] {{Watch takes Lantern, but never uses it}}
    init(lantern: Lantern, isNight: Bool) {}
}
