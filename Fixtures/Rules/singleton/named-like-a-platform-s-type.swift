// A type that is named like one of the platform's is another one: what it reaches there by the module's name it is not itself. An
// extension of the platform's own type is.
// only: singleton

import Foundation

@propertyWrapper
struct UserDefaults<Value> {
    let key: String
    let fallback: Value
    var wrappedValue: Value {
        get { Foundation.UserDefaults.standard.object(forKey: key) as? Value ?? fallback }
        //    ^ note: [singleton] {{UserDefaults reaches the shared instance UserDefaults.standard in 2 places}}
        set { Foundation.UserDefaults.standard.set(newValue, forKey: key) }
        //    ^ related: [singleton] {{also reaches UserDefaults.standard here}}
    }
}

final class ChartReader {
    func read() -> Any? { Foundation.UserDefaults.standard.object(forKey: "chart") }
    //                    ^ note: [singleton] {{ChartReader reaches the shared instance UserDefaults.standard}}
}

extension FileManager {
    var charts: URL { FileManager.default.temporaryDirectory }
}
