// A folder, and so a module as far as folders tell, may bear the name of a type from elsewhere: what the module does not
// declare is the type's.
// only: singleton

//- FileManager/Lister.swift
import Foundation

final class Lister {
    func list() -> [String] { FileManager.default.contents("/") }
    //                        ^ note: [singleton] {{Lister reaches the shared instance FileManager.default}}
    func again() { FileManager.spare.list() }
    //             ^ warning: [singleton] {{Lister reaches the shared instance spare}}
}

//- FileManager/Spare.swift
let spare = SpareService()

final class SpareService {
    private let names: [String] = []
    func list() {}
}

//- Tools/Sorter.swift
import Foundation

final class Sorter {
    func sort() { Tools.order() }
}

func order() {}
