// A view that its file keeps to itself and that only previews make is a preview's; one that another view makes is not.

//- Sources/App/Drawer.swift
import SwiftUI

final class Drawer: ObservableObject {
    static let shared = Drawer()
    @Published var isOpen = false
    func toggle() { isOpen.toggle() }
}

struct DrawerView: View {
    @ObservedObject var drawer: Drawer
    var body: some View { Text(drawer.isOpen ? "open" : "closed") }
}

private struct Stage: View {
    @State private var isOn = false
    var body: some View { Framed { DrawerView(drawer: Drawer.shared) } }
}

fileprivate struct Framed<Content: View>: View {
    let content: () -> Content
    var body: some View {
        VStack { content() }.onTapGesture { Drawer.shared.toggle() }
    }
}

private struct Lit: View {
    var body: some View { DrawerView(drawer: .shared) }
}

extension Lit {
    fileprivate func dim() { Drawer.shared.toggle() }
}

struct DrawerView_Previews: PreviewProvider {
    static var previews: some View { Lit() }
}

#Preview {
    Stage()
}

//- Sources/App/Handles.swift
import SwiftUI

struct Handles: View {
    let names: [String]
    var body: some View {
        Handle()
        ForEach(names, id: \.self, content: Knob.init)
        lock
    }
    private var lock: Lock { .init() }
}

private struct Handle: View {
    var body: some View { Text("a").onTapGesture { Drawer.shared.toggle() } }
    //                                             ^ warning: [singleton] {{Handle reaches the shared instance Drawer.shared}}
}

private struct Knob: View {
    let name: String
    var body: some View { Text(name).onTapGesture { Drawer.shared.toggle() } }
    //                                              ^ warning: [singleton] {{Knob reaches the shared instance Drawer.shared}}
}

private struct Lock: View {
    var body: some View { Text("c").onTapGesture { Drawer.shared.toggle() } }
    //                                             ^ warning: [singleton] {{Lock reaches the shared instance Drawer.shared}}
}

/// Whoever names the type may make one unseen.
struct Lid: View {
    fileprivate var hinge: Hinge?
    var body: some View { hinge }
}

private struct Hinge: View {
    var body: some View { Text("e").onTapGesture { Drawer.shared.toggle() } }
    //                                             ^ warning: [singleton] {{Hinge reaches the shared instance Drawer.shared}}
}

struct Tray: View {
    var body: some View { Text("d").onTapGesture { Drawer.shared.toggle() } }
    //                                             ^ warning: [singleton] {{Tray reaches the shared instance Drawer.shared}}
}

#Preview { Handle() }
#Preview { Knob(name: "b") }
#Preview { Tray() }
