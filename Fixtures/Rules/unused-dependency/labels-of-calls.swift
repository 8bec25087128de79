// A member that is called with labels is a function: Combine's `store(in:)` is no reading of somebody's `store`, though
// the project has something else that can be called like a function.

//- Sources/App/Labels.swift
import Combine

protocol NoteStore {
    func save()
}

struct Checking {
    func callAsFunction(_ note: String) -> Bool { !note.isEmpty }
}

final class NoteModel {
    private let store: any NoteStore
    private var bag: Set<AnyCancellable> = []
    init(store: any NoteStore) { self.store = store }
    //   ^ warning: [unused-dependency] {{NoteModel takes NoteStore and keeps it, but never uses it}}
    func bind(_ notes: AnyPublisher<String, Never>) {
        notes.sink { _ in }.store(in: &bag)
    }
}

//- Sources/Pages/Pages.swift
/// What is called like a function with a label of that name may be what is read here.
final class Printing {
    func callAsFunction(on paper: String) {}
}

final class Page {
    let printing: Printing
    init(printing: Printing) { self.printing = printing }
}

final class Book {
    let pages = loadPages()
    func print() {
        for page in pages { page.printing(on: "A4") }
    }
}
