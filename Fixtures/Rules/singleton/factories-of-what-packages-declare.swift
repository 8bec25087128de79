// A factory makes what a package declares, and hands it what there is once; of one that only gives out texts that
// cannot be told.
// only: singleton

//- Sources/App/Documents.swift
import DocumentScreens
import Foundation

final class DocumentOrder {
    static let shared = DocumentOrder()
    var names: [String] = []
    func sort() { names.sort() }
}

struct DocumentsModuleFactory {
    static func create(for name: String) -> DocumentsModule {
        DocumentsModule(name: name, order: DocumentOrder.shared)
    }
}

enum TextFactory {
    static func makeText() -> String { DocumentOrder.shared.names.first ?? "" }
    //                                 ^ warning: [singleton] {{TextFactory reaches the shared instance DocumentOrder.shared}}
}

//- Sources/App/Dates.swift
import Foundation

enum DateFactory {
    static func makeFormatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.dateFormat = DocumentOrder.shared.names.first
        //                     ^ warning: [singleton] {{DateFactory reaches the shared instance DocumentOrder.shared}}
        return formatter
    }
}
