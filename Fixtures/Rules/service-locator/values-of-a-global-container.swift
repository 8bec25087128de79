// Of a global container only services are asked for: what is read besides are values and logs.
// only: service-locator

protocol PeatAPI { func cut() }
protocol PeatStoring { func stack() }

final class LivePeat: PeatAPI { func cut() {} }
final class PeatShed: PeatStoring { func stack() {} }
final class PeatLog { func note(_ text: String) {} }

final class PeatEnvironment {
    var log: PeatLog = PeatLog()
    var api: any PeatAPI = LivePeat()
    var shed: any PeatStoring = PeatShed()
    var now: () -> Int = { 0 }
    var isWet = false
}

var Bog = PeatEnvironment()

final class Spade {
    func dig() {
        Bog.log.note("\(Bog.now())")
        guard !Bog.isWet else { return }
        Bog.api.cut()
    //  ^ warning: [service-locator] {{Spade asks a locator for PeatAPI}}
    }
}
