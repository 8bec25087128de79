// What is put into a box of anything, or into a property's wrapper, is kept there and handed to nobody.

protocol TideAPI {
    func load()
}

@propertyWrapper struct Guarded<Value> {
    var wrappedValue: Value
}

@propertyWrapper struct TideWrapper {
    private let api: any TideAPI
    init(wrappedValue: any TideAPI) { api = wrappedValue }
    var wrappedValue: any TideAPI { api }
}

final class Locked<Value> {
    private let value: Value
    init(_ value: Value) { self.value = value }
    func access<Result>(_ body: (Value) -> Result) -> Result { body(value) }
}

final class GuardedModel {
    @Guarded private var api: any TideAPI
    init(api: any TideAPI) { _api = Guarded(wrappedValue: api) }
    func load() { api.load() }
}

final class WrappedModel {
    @TideWrapper private var api: any TideAPI
    init(api: any TideAPI) { _api = TideWrapper(wrappedValue: api) }
    func load() { api.load() }
}

final class LockedModel {
    private let api: any TideAPI
    init(api: any TideAPI) { self.api = api }
    func load() { Locked(api).access { $0.load() } }
}
