// A length that a shared instance was made with is a constant, whatever else the instance keeps; one that may change, what is
// worked out and everything else is the instance's doing.
// only: singleton

import KeychainAccess
import SwiftUI

struct Sizes {
    let margin: CGFloat
    let gap: CGFloat
    static let phone = Sizes(margin: 8, gap: 4)
    static let pad = Sizes(margin: 16, gap: 8)
}

final class Measures {
    static let main = Measures()
    private var sizes: Sizes
    private var changing: Sizes
    let keychain = Keychain(service: "harbour")
    let corner: CGFloat = 4
    var height: CGFloat = 0
    let name = "measures"
    private init() {
        sizes = UIDevice.current.name.isEmpty ? .phone : .pad
        changing = .phone
    }
    var margin: CGFloat { sizes.margin }
    var gap: CGFloat {
        get { self.sizes.gap }
    }
    var ring: CGFloat { margin - (2 * gap) }
    var frame: CGFloat { border + gap }
    var border: CGFloat { changing.margin }
    var width: CGFloat { measured() }
    var footer: CGFloat {
        get { sizes.gap }
        set { height = newValue }
    }
    func measured() -> CGFloat { height }
    func grow() { changing = .pad }
}

struct CardView: View {
    var body: some View {
        Text("card").padding(Measures.main.margin).frame(height: Measures.main.gap).cornerRadius(Measures.main.corner)
            .offset(x: Measures.main.ring)
    }
}
struct TokenView: View {
    var body: some View {
        Text("\(Measures.main.keychain)").padding(Measures.main.margin)
        //      ^ warning: [singleton] {{TokenView reaches the shared instance Measures.main}}
    }
}
struct HeightView: View {
    var body: some View {
        Text("card").padding(Measures.main.height)
        //                   ^ warning: [singleton] {{HeightView reaches the shared instance Measures.main}}
    }
}
struct BorderView: View {
    var body: some View {
        Text("card").padding(Measures.main.border)
        //                   ^ warning: [singleton] {{BorderView reaches the shared instance Measures.main}}
    }
}
struct FrameView: View {
    var body: some View {
        Text("card").padding(Measures.main.frame)
        //                   ^ warning: [singleton] {{FrameView reaches the shared instance Measures.main}}
    }
}
struct WidthView: View {
    var body: some View {
        Text("card").padding(Measures.main.width)
        //                   ^ warning: [singleton] {{WidthView reaches the shared instance Measures.main}}
    }
}
struct FooterView: View {
    var body: some View {
        Text("card").padding(Measures.main.footer)
        //                   ^ warning: [singleton] {{FooterView reaches the shared instance Measures.main}}
    }
}
struct NameView: View {
    var body: some View {
        Text(Measures.main.name)
        //   ^ warning: [singleton] {{NameView reaches the shared instance Measures.main}}
    }
}
struct WholeView: View {
    let measures = Measures.main
    //             ^ warning: [singleton] {{WholeView reaches the shared instance Measures.main}}
    var body: some View { Text("card").padding(measures.margin) }
}
