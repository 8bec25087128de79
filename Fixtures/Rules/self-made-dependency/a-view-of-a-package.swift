// What inherits from a package's view is one, unless its name says a service: a presenter may conform to what is named so.
// only: self-made-dependency
import InkKit

final class SheetStore {
    static let shared = SheetStore()
    func show() {}
}

final class PaperCanvas: InkCanvasView {
    private let store = SheetStore.shared

    func tint() { store.show() }
}

final class PaperList: NSObject, InkListing {
    private let store = SheetStore.shared

    func tint() { store.show() }
}

final class PaperService: InkCanvasView {
    private let store = SheetStore.shared

    func tint() { store.show() }
}

final class PaperEditor {
    private let store = SheetStore.shared

    func tint() { store.show() }
}

final class PaperViewModel {
    private let canvas = PaperCanvas()
    private let list = PaperList()
    //                 ^ note: [self-made-dependency] {{PaperViewModel creates PaperList, which it could be given}}
    private let service = PaperService()
    //                    ^ note: [self-made-dependency] {{PaperViewModel creates PaperService, which it could be given}}
    private let editor = PaperEditor()
    //                   ^ note: [self-made-dependency] {{PaperViewModel creates PaperEditor, which it could be given}}

    func show() {
        canvas.tint()
        list.tint()
        service.tint()
        editor.tint()
    }
}
