// An assembler's resolver is one, whatever the constant is called that keeps it.

import Swinject

protocol Heather { func bloom() }
protocol Gorse { func sting() }

final class Ling: Heather { func bloom() {} }

final class HeathAssembly: Assembly {
    func assemble(container: Container) { container.register(Heather.self) { _ in Ling() } }
}

@main
enum Heath {
    static func main() {
        let assembler = Assembler([HeathAssembly()])
        let heath = assembler.resolver
        heath.resolve(Heather.self)!.bloom()
        heath.resolve(Gorse.self)!.sting()
        //            ^ error: [unregistered-dependency] {{Heath asks Swinject for Gorse, which nothing registers}}
    }
}
