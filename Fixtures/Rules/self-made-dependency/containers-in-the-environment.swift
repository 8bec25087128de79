// What fills a container that views find in their environment is assembly; a model that is observed makes for itself.

import SwiftUI

protocol Herd {
    func count()
}

final class CowHerd: Herd {
    private let scale: Scale
    init(scale: Scale) { self.scale = scale }
    func count() { scale.weigh() }
}

protocol Weighing {
    func weigh()
}

final class Scale: Weighing {
    func weigh() {}
}

final class FarmDependencies: ObservableObject {
    let herd: any Herd
    let scale: any Weighing

    init() {
        let scale = Scale()
        self.scale = scale
        self.herd = CowHerd(scale: scale)
    }
}

final class FarmModel: ObservableObject {
    let herd: any Herd
    let scale: any Weighing

    init() {
        let scale = Scale()
        //          ^ note: [self-made-dependency] {{FarmModel creates Scale, which it could be given}}
        self.scale = scale
        self.herd = CowHerd(scale: scale)
        //          ^ note: [self-made-dependency] {{FarmModel creates CowHerd, which it could be given}}
    }

    func feed() { herd.count() }
}
