// A library's containers are told of each other where they are put together: nobody asks them for anything there.
// only: service-locator

//- Sources/App/Dips.swift
import Dip

let orders = DependencyContainer()
let stock = DependencyContainer()

func join(_ root: DependencyContainer) {
    orders.collaborate(with: stock, root)
    stock.collaborate(with: orders)
}

//- Sources/App/Swinjects.swift
import Swinject

let depot = Container()

final class Lorry {
    private let container = Container(parent: depot)
    func load() { print(container) }
}

final class Van {
    private let driver: Driver
    init() { driver = Driver(container: depot) }
    //                                  ^ warning: [service-locator] {{Van reaches the locator depot}}
    func load() { driver.drive() }
}

final class Driver {
    private let container: Container
    init(container: Container) { self.container = container }
    func drive() { print(container) }
}
