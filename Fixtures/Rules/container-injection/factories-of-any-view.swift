// A view whose type nobody needs to know is a screen, too: who makes them out of a container is a factory. What gives out
// views and works besides is none.
// only: container-injection

import SwiftUI

final class PierService { func open() {} }
final class BoatService { func sail() {} }

final class PierContainer {
    lazy var pier = PierService()
    lazy var boats = BoatService()
}

protocol PierScreens {
    func makePier() -> AnyView
    func makeBoats(at pier: String) -> AnyView
}

struct ContainedPierScreens: PierScreens {
    private let container: PierContainer
    init(container: PierContainer) { self.container = container }

    func makePier() -> AnyView { AnyView(Text("pier").onAppear(perform: container.pier.open)) }
    func makeBoats(at pier: String) -> AnyView { AnyView(Text(pier).onAppear(perform: container.boats.sail)) }
}

protocol PierGuide {
    func picture() -> AnyView
    func open()
    func close()
}

final class ContainedPierGuide: PierGuide {
    private let container: PierContainer
    init(container: PierContainer) { self.container = container }
    //   ^ warning: [container-injection] {{ContainedPierGuide takes the whole container PierContainer}}

    func picture() -> AnyView { AnyView(Text("pier")) }
    func open() { container.pier.open() }
    func close() {}
}
