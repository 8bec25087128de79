// What stands in a view's bridge is a part of the bridge, which hands on by nature; a coordinator elsewhere is none.
// only: dependency-pipeline
import SwiftUI
import UIKit

protocol Editing {
    func save()
}

final class EditorViewController: UIViewController {
    private let editing: any Editing
    init(editing: any Editing) {
        self.editing = editing
        super.init(nibName: nil, bundle: nil)
    }
    func done() { editing.save() }
    //            ^ related: [dependency-pipeline] {{EditorViewController uses it}}
}

struct EditorView: UIViewControllerRepresentable {
    final class Coordinator {
        private let editing: any Editing
        init(editing: any Editing) { self.editing = editing }
        func screen() -> UIViewController { EditorViewController(editing: editing) }
    }

    let editing: any Editing
    func makeCoordinator() -> Coordinator { Coordinator(editing: editing) }
    func makeUIViewController(context: Context) -> UIViewController { context.coordinator.screen() }
    func updateUIViewController(_ screen: UIViewController, context: Context) {}
}

struct EditorModule {
    final class Coordinator {
        private let editing: any Editing
        init(editing: any Editing) { self.editing = editing }
        //   ^ warning: [dependency-pipeline] {{EditorModule.Coordinator takes Editing only to hand it on: EditorModule.Coordinator → EditorViewController, which uses it}}
        func screen() -> UIViewController { EditorViewController(editing: editing) }
        //                                                                ^ related: [dependency-pipeline] {{EditorModule.Coordinator hands it to EditorViewController}}
    }
}
