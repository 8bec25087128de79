// What is bound without a name and made by an outside type's initializer is of an outside type; `$0` is what takes it. What is
// tagged may be asked by nobody.
// only: unregistered-dependency, duplicate-registration

//- Sources/App/WellModule.swift
import Cleanse
import Foundation

struct WellModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind().to(factory: URLSession.init)
        binder.bind().to { Rope(hemp: $0) }
        //                            ^ error: [unregistered-dependency] {{Rope asks Cleanse for Hemp, which nothing registers}}
        binder.bind(Bucket.self).to { Bucket(rope: $0, length: $1) }
        binder.bind(Pulley.self).to(factory: Pulley.init)
        //                                   ^ error: [unregistered-dependency] {{Pulley asks Cleanse for Hemp, which nothing registers}}
        binder.bind().tagged(with: Deep.self).to { $0 as Bucket }
    }
}

//- Sources/App/Well.swift
import Cleanse

struct Deep: Tag {
    typealias Element = Bucket
}

protocol Hemp {
    func twist()
}

final class Rope {
    private let hemp: any Hemp
    init(hemp: any Hemp) { self.hemp = hemp }
    func pull() { hemp.twist() }
}

final class Bucket {
    private let rope: Rope
    init(rope: Rope, length: Int) { self.rope = rope }
    func lift() { rope.pull() }
}

final class Pulley {
    private let hemp: any Hemp
    init(hemp: any Hemp) { self.hemp = hemp }
    func turn() { hemp.twist() }
}
