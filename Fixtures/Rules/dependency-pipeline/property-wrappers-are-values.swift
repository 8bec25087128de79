// What wraps a value that changes is that value, published or not; only its name can say that it is more.

import Combine

@propertyWrapper
final class Tracked<Value>: ObservableObject {
    @Published private(set) var wrappedValue: Value
    var projectedValue: Tracked<Value> { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
final class SettingStore<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

final class LampScreenModel {
    private let isOn: Tracked<Bool>
    private let store: SettingStore<Bool>
    init(isOn: Tracked<Bool>, store: SettingStore<Bool>) {
        self.isOn = isOn
        self.store = store
    }
    var text: String { isOn.wrappedValue && store.wrappedValue ? "on" : "off" }
}

final class LampPresenter {
    private let isOn: Tracked<Bool>
    private let isNight: Tracked<Bool>
    private let store: SettingStore<Bool>
    init(isOn: Tracked<Bool>, isNight: Tracked<Bool>, store: SettingStore<Bool>) {
        //                                            ^ warning: [dependency-pipeline] {{LampPresenter takes SettingStore only to hand it on: LampPresenter → LampScreenModel, which uses it}}
        self.isOn = isOn
        self.isNight = isNight
        self.store = store
    }
    func open() -> LampScreenModel { LampScreenModel(isOn: isOn, store: store) }
}
