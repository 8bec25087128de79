// A container in a global or static that nobody but the composition root reaches is the root's own.
// only: container-outside-root

//- Sources/App/Dependencies.swift
final class TideService { func rise() {} }
final class MoonService { func shine() {} }

final class AppDependencies {
    let tide = TideService()
    let moon = MoonService()
}

final class PierDependencies {
    let tide = TideService()
    let moon = MoonService()
}

let appDependencies = AppDependencies()
let pierDependencies = PierDependencies()
//                     ^ warning: [container-outside-root] {{Dependencies.swift constructs the container PierDependencies}}

enum Shared {
    static let night = PierDependencies()
    static let nobodys = PierDependencies()
    //                   ^ warning: [container-outside-root] {{Shared constructs the container PierDependencies}}
}

//- Sources/App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {
        appDependencies.tide.rise()
        pierDependencies.tide.rise()
        Shared.night.moon.shine()
    }
}

//- Sources/App/Pier.swift
final class PierModel {
    func open() { pierDependencies.moon.shine() }
}
