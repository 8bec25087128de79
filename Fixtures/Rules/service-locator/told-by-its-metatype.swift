// A property whose wrapper is told a type by its metatype is of that type, written or not.
// only: service-locator

import Dependencies
import SwiftUI

protocol BuoyService {
    func ring()
}

@Observable final class BuoyRegistry {
    private var makers: [String: Any] = [:]
    func register<Service>(_ type: Service.Type, _ make: () -> Service) { makers["\(type)"] = make() }
    func resolve<Service>(_ type: Service.Type) -> Service { makers["\(type)"] as! Service }
}

enum Sea {
    @Observable final class Registry {
        private var makers: [String: Any] = [:]
        func register<Service>(_ type: Service.Type, _ make: () -> Service) { makers["\(type)"] = make() }
        func resolve<Service>(_ type: Service.Type) -> Service { makers["\(type)"] as! Service }
    }
}

struct BuoyView: View {
    @Environment(BuoyRegistry.self) private var registry
    var body: some View {
        Button("ring") { registry.resolve(BuoyService.self).ring() }
//                       ^ warning: [service-locator] {{BuoyView asks a locator for BuoyService}}
    }
}

struct SeaView: View {
    @Environment(Sea.Registry.self) private var registry
    var body: some View {
        Button("ring") { registry.resolve(BuoyService.self).ring() }
//                       ^ warning: [service-locator] {{SeaView asks a locator for BuoyService}}
    }
}

final class BuoyModel {
    @Dependency(BuoyRegistry.self) private var registry
    func ring() { registry.resolve(BuoyService.self).ring() }
//                ^ warning: [service-locator] {{BuoyModel asks a locator for BuoyService}}
}

struct PlainView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(Shore.self) private var shore
    var body: some View { Button("ring") { dismiss(); shore.resolve(BuoyService.self).ring() } }
}
