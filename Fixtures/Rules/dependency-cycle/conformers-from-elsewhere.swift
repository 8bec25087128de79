// A protocol that an extension makes a type from elsewhere conform to may always be that type. What only tests make
// conform says nothing of what the app passes.
// only: dependency-cycle

//- Sources/App/Fetching.swift
import Foundation

protocol Fetching {
    func fetch()
}

extension URLSession: Fetching {
    func fetch() {}
}

final class Tokens {
    private let fetching: Fetching
    init(fetching: Fetching) { self.fetching = fetching }
    func renew() { fetching.fetch() }
}

final class SignedFetching: Fetching {
    private let tokens: Tokens
    private let fetching: Fetching
    init(tokens: Tokens, fetching: Fetching) {
        self.tokens = tokens
        self.fetching = fetching
    }
    func fetch() { tokens.renew() ; fetching.fetch() }
}

//- Sources/App/Printing.swift
import Foundation

protocol Printing {
    func print()
}

final class Paper {
    private let printing: Printing
    init(printing: Printing) { self.printing = printing }
    func feed() { printing.print() }
}

final class InkPrinting: Printing {
    private let paper: Paper
    init(paper: Paper) { self.paper = paper }
    //   ^ error: [dependency-cycle] {{Making InkPrinting needs itself: InkPrinting → Paper → InkPrinting}}
    func print() { paper.feed() }
}

//- Tests/AppTests/PrintingTests.swift
import Foundation

extension NSObject: Printing {
    func print() {}
}
