// Default and live values of dependency, environment and injection keys are provider code.

import Dependencies
import SwiftUI

final class Sounder {
    static let shared = Sounder()
    func sound() {}
}

enum SounderDependency: DependencyKey {
    static let liveValue = Sounder.shared
}

struct SounderEnvironment: EnvironmentKey {
    static let defaultValue: Sounder = .shared
}

protocol InjectionKey {
    associatedtype Value
    static var currentValue: Value { get set }
}

private struct SounderInjection: InjectionKey {
    nonisolated(unsafe) static var currentValue = Sounder.shared
}
