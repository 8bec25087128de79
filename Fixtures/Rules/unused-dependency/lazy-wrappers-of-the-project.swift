// A project's own `Lazy` or `Provider` is as good as what it makes: a dependency, or data.

struct Lazy<Value> {
    let make: () -> Value
}

final class Provider<Value> {
    private let make: () -> Value
    init(_ make: @escaping () -> Value) { self.make = make }
    func get() -> Value { make() }
}

protocol TideAPI {
    func load()
}

struct Reading {
    var height = 0
}

final class TideModel {
    init(
        api: Lazy<any TideAPI>,
    //  ^ warning: [unused-dependency] {{TideModel takes TideAPI as `api`, but never uses it}}
        other: Provider<any TideAPI>,
    //  ^ warning: [unused-dependency] {{TideModel takes TideAPI as `other`, but never uses it}}
        reading: Provider<Reading>
    ) {}
}
