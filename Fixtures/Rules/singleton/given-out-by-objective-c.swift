// What Objective-C declares gives out its shared one under another name than Swift's: a static that is called shared holds that,
// whatever the sources leave unsaid. What is made of something, and what bears another name, may be anything.
// only: singleton

import Foundation

extension ChartService {
    static let shared = ChartService.__sharedInstance()
}

extension BuoyService {
    static let shared = __sharedInstance()
}

extension RadioService {
    static let shared: RadioService = .__sharedInstance()
}

extension FogService {
    static let shared = FogService.__instance(named: "fog")
    static let level = FogService.__level()
}

final class SailorModel: ObservableObject {
    func look(_ url: URL) {
        ChartService.shared.open(url)
    //  ^ warning: [singleton] {{SailorModel reaches the shared instance ChartService.shared}}
        BuoyService.shared.open(url)
    //  ^ warning: [singleton] {{SailorModel reaches the shared instance BuoyService.shared}}
        RadioService.shared.open(url)
    //  ^ warning: [singleton] {{SailorModel reaches the shared instance RadioService.shared}}
        FogService.shared.open(url)
        FogService.level.open(url)
    }
}
