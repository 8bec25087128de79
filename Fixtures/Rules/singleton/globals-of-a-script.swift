// A script's globals are its own, for the types that it declares as well.
// only: singleton

//- tools/check.swift
import Foundation

protocol Reading {
    func read(_ path: String) -> String
}

final class Reader: Reading {
    func read(_ path: String) -> String { path }
}

let reader: Reading = Reader()

extension String {
    var text: String { reader.read(self) }
}

for path in CommandLine.arguments { print(path.text) }

//- Sources/App/App.swift
protocol Counting {
    func count()
}

final class Counter: Counting {
    func count() {}
}

let counter: Counting = Counter()

final class Teller {
    func tell() { counter.count() }
    //            ^ warning: [singleton] {{Teller reaches the shared instance counter}}
}
