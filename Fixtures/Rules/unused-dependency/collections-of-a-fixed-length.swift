// An array of a fixed length is a collection, however it is written; one of values is data.
// only: unused-dependency

protocol OarBlade {
    func pull()
}

final class RowModel {
    private let oars: [2 of any OarBlade]
    init(oars: [2 of any OarBlade]) { self.oars = oars }
    //   ^ warning: [unused-dependency] {{RowModel takes OarBlade and keeps it, but never uses it}}
}

final class SkiffModel {
    private let oars: InlineArray<2, any OarBlade>
    init(oars: InlineArray<2, any OarBlade>) { self.oars = oars }
    //   ^ warning: [unused-dependency] {{SkiffModel takes OarBlade and keeps it, but never uses it}}
}

final class PuntModel {
    private let oars: InlineArray<2, any OarBlade>
    private let depths: InlineArray<4, Int>
    init(oars: InlineArray<2, any OarBlade>, depths: InlineArray<4, Int>) {
        self.oars = oars
        self.depths = depths
    }
    func row() { for number in oars.indices { oars[number].pull() } }
}
