// A box that views watch and that keeps a value of a kind which its user names is data, whatever that kind has to promise.
// One that does something, keeps a service beside the value or is bound to one is more.
// only: hidden-dependency

import SwiftUI

final class Shown<Value>: ObservableObject {
    @Published var value: Value
    init(value: Value) { self.value = value }
}

final class Compared<Value: Hashable>: ObservableObject {
    @Published var value: Value
    init(value: Value) { self.value = value }
}

final class Written<Value: Hashable & Codable>: ObservableObject {
    @Published var value: Value?
    @Published var isOn = false
}

@Observable final class Listed<Value> {
    var values: [Value] = []
}

final class Counting<Value>: ObservableObject {
    @Published var value: Value
    init(value: Value) { self.value = value }
    func count() { print(value) }
}

protocol Foghorn {
    func sound()
}

final class Sounding<Value>: ObservableObject {
    @Published var value: Value
    let foghorn: any Foghorn
    init(value: Value, foghorn: any Foghorn) {
        self.value = value
        self.foghorn = foghorn
    }
}

final class Bound<Horn: Foghorn>: ObservableObject {
    @Published var horn: Horn
    init(horn: Horn) { self.horn = horn }
}

final class Mixed<Horn: Foghorn & Hashable & AnyObject>: ObservableObject {
    @Published var depth = 0
    func sink() { depth += 1 }
}

struct BuoyView: View {
    @EnvironmentObject var shown: Shown<Double>
    @EnvironmentObject var compared: Compared<Double>
    @EnvironmentObject var written: Written<String>
    @Environment(Listed<Int>.self) var listed
    @EnvironmentObject var counting: Counting<Int>
//  ^ note: [hidden-dependency] {{BuoyView needs Counting, which no initializer shows}}
    @EnvironmentObject var sounding: Sounding<Int>
//  ^ note: [hidden-dependency] {{BuoyView needs Sounding, which no initializer shows}}
    @EnvironmentObject var bound: Bound<BrassHorn>
//  ^ note: [hidden-dependency] {{BuoyView needs Bound, which no initializer shows}}
    @EnvironmentObject var mixed: Mixed<BrassHorn>
//  ^ note: [hidden-dependency] {{BuoyView needs Mixed, which no initializer shows}}
    var body: some View { Text("\(shown.value)") }
}

final class BrassHorn: Foghorn, Hashable {
    func sound() {}
    static func == (left: BrassHorn, right: BrassHorn) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
