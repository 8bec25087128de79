// What is read of something that is made by `T.init` is a member of that type, as it is of `T()`; of an Apple type
// nothing in the sources is meant by it, of a package's type anything may be.
// only: dependency-pipeline

//- Sources/App/Parties.swift
protocol Hosting {
    func welcome()
}

final class Party {
    private let hosting: any Hosting
    init(hosting: any Hosting) { self.hosting = hosting }
    func begin() { hosting.welcome() }
    //             ^ related: [dependency-pipeline] {{Party uses it}}
}

final class House {
    let host: any Hosting
    init(host: any Hosting) { self.host = host }
    //   ^ warning: [dependency-pipeline] {{House takes Hosting only to hand it on: House → Party, which uses it}}
    func open() { Party(hosting: host).begin() }
    //                           ^ related: [dependency-pipeline] {{House hands it to Party}}
}

final class Garden {
    let guest: any Hosting
    init(guest: any Hosting) { self.guest = guest }
    func open() { Party(hosting: guest).begin() }
}

//- Sources/App/Letters.swift
import Foundation
import PostKit

final class Letters {
    func read(_ text: String) {
        let parts = URLComponents.init(string: text)
        print(parts?.host ?? "", URLComponents.init(string: text)?.host ?? "")
        let other = URLComponents(string: text)
        print(other?.host ?? "")
    }

    func open(_ text: String) {
        let letter = PostKit.Letter.init(text)
        print(letter.guest)
    }
}
