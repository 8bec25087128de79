// An assembly whose methods are called after what they give is a container like one with properties; who works besides is none,
// nor is what is called otherwise.
// only: massive-initializer, container-injection

protocol MillAPI { func mill() }
protocol OvenAPI { func bake() }
protocol SaltAPI { func salt() }
protocol YeastAPI { func rise() }
protocol WaterAPI { func pour() }

final class DoughService {
    private let api: any MillAPI
    init(api: any MillAPI) { self.api = api }
    func knead() { api.mill() }
}

final class CrustService {
    private let api: any OvenAPI
    init(api: any OvenAPI) { self.api = api }
    func brown() { api.bake() }
}

final class BreadAssembly {
    private let mill: any MillAPI
    private let oven: any OvenAPI
    private let salt: any SaltAPI
    private let yeast: any YeastAPI
    private let water: any WaterAPI

    init(mill: any MillAPI, oven: any OvenAPI, salt: any SaltAPI, yeast: any YeastAPI, water: any WaterAPI) {
        self.mill = mill
        self.oven = oven
        self.salt = salt
        self.yeast = yeast
        self.water = water
    }

    func doughService() -> DoughService { DoughService(api: mill) }

    private weak var keptCrustService: CrustService?
    func crustService() -> CrustService {
        if let keptCrustService { return keptCrustService }
        let service = CrustService(api: oven)
        keptCrustService = service
        return service
    }

    func morningDoughService(salted: Bool) -> DoughService { doughService() }
}

final class BreadHelper {
    private let all: [Any]
    private let mill: any MillAPI
    private let oven: any OvenAPI

    init(mill: any MillAPI, oven: any OvenAPI, salt: any SaltAPI, yeast: any YeastAPI, water: any WaterAPI) {
//  ^ warning: [massive-initializer] {{BreadHelper takes 5 dependencies, more than 4: MillAPI, OvenAPI, SaltAPI, YeastAPI, WaterAPI}}
        all = [salt, yeast, water]
        self.mill = mill
        self.oven = oven
    }

    func doughService() -> DoughService { DoughService(api: mill) }
    func crustService() -> CrustService { CrustService(api: oven) }
    func count() -> Int { all.count }
}

final class BusyAssembly {
    private let all: [Any]
    private let mill: any MillAPI
    private let oven: any OvenAPI

    init(mill: any MillAPI, oven: any OvenAPI, salt: any SaltAPI, yeast: any YeastAPI, water: any WaterAPI) {
//  ^ warning: [massive-initializer] {{BusyAssembly takes 5 dependencies, more than 4: MillAPI, OvenAPI, SaltAPI, YeastAPI, WaterAPI}}
        all = [salt, yeast, water]
        self.mill = mill
        self.oven = oven
    }

    func doughService() -> DoughService { DoughService(api: mill) }
    func crustService() -> CrustService { CrustService(api: oven) }
    func bakeAll() async { oven.bake() }
}

final class BakeryCoordinator {
    private let assembly: BreadAssembly
    init(assembly: BreadAssembly) { self.assembly = assembly }
    //   ^ warning: [container-injection] {{BakeryCoordinator takes the whole container BreadAssembly}}
    func start() { assembly.doughService().knead() }
}

final class OvenCoordinator {
    private let parts: [Any]
    init(assembly: BreadAssembly) { parts = [assembly] }
    //   ^ warning: [container-injection] {{OvenCoordinator takes the whole container BreadAssembly}}
}
