// A global that makes what it gives shares nothing; one that keeps what it made does.

final class LampService {
    func glow() {}
}

var freshLampService: LampService { LampService() }
let keptLampService = LampService()

final class Watchman {
    func walk() {
        freshLampService.glow()
        keptLampService.glow()
    //  ^ warning: [singleton] {{Watchman reaches the shared instance keptLampService}}
    }
}
