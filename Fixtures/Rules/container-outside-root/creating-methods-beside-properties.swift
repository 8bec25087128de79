// What a container's creating methods give out counts like its properties; what does something else as well is none.
// only: container-outside-root

protocol Rowing { func row() }
final class Rower: Rowing { func row() {} }
protocol Log { func note() }
final class FileLog: Log { func note() {} }
final class BoatModel {
    private let rowing: Rowing
    init(rowing: Rowing) { self.rowing = rowing }
    func go() { rowing.row() }
}
final class Harbour {
    lazy var rowing: Rowing = Rower()
    lazy var log: Log = FileLog()
    func makeBoatModel() -> BoatModel { BoatModel(rowing: rowing) }
}
final class Pier {
    lazy var rowing: Rowing = Rower()
    lazy var log: Log = FileLog()
    func makeBoatModel() -> BoatModel { BoatModel(rowing: rowing) }
    func count() -> Int { 1 }
}
final class Quay {
    func makeRowing() -> Rowing { Rower() }
    func makeLog() -> Log { FileLog() }
}
final class Walker {
    private let name: String
    init(name: String) { self.name = name }
    func walk() {
        Harbour().makeBoatModel().go()
    //  ^ warning: [container-outside-root] {{Walker constructs the container Harbour}}
        Pier().makeBoatModel().go()
        Quay().makeLog().note()
    }
}
