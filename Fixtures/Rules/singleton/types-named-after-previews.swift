// What is named after previews and what only those use is a preview's, whatever it is and whoever sees it; the name alone, or
// that alone, says nothing.
// only: singleton

//- Sources/App/Basket.swift
import SwiftUI

final class Basket: ObservableObject {
    static let shared = Basket()
    @Published var count = 0
    func add() { count += 1 }
}

struct BasketView: View {
    var body: some View {
        Text(verbatim: "\(BasketPreviewSize.measure())")
        LinkPreview()
    }
}

private enum BasketPreviewData {
    static func fill() { Basket.shared.add() }
    static func filled() -> some View {
        fill()
        Ribbon.tie()
        return BasketView()
    }

    enum Ribbon {
        static func tie() { Basket.shared.add() }
    }
}

private enum BasketPreviewSize {
    static func measure() -> Int { Basket.shared.count }
    //                             ^ warning: [singleton] {{BasketPreviewSize reaches the shared instance Basket.shared}}
}

private enum BasketSamples {
    static func fill() -> Int { Basket.shared.count }
    //                          ^ warning: [singleton] {{BasketSamples reaches the shared instance Basket.shared}}
}

struct BasketView_Previews: PreviewProvider {
    static var previews: some View {
        BasketPreviewData.filled()
        Text(verbatim: "\(BasketSamples.fill()) of \(BasketPreviewSize.measure())")
        PreviewableShelf { BasketView() }
        LinkPreview()
        PhotoPreview()
        BasketStand()
    }
}

//- Sources/App/Shelves.swift
import SwiftUI

struct PreviewableShelf<Content: View>: View {
    let content: () -> Content
    var body: some View { content().onTapGesture { PreviewSteps.add() } }
}

fileprivate enum PreviewSteps {
    static func add() { Basket.shared.add() }
}

struct LinkPreview: View {
    var body: some View { Text("a").onTapGesture { Basket.shared.add() } }
    //                                             ^ warning: [singleton] {{LinkPreview reaches the shared instance Basket.shared}}
}

struct BasketStand: View {
    var body: some View { Text("b").onTapGesture { Basket.shared.add() } }
    //                                             ^ warning: [singleton] {{BasketStand reaches the shared instance Basket.shared}}
}

struct PreviewStrip: View {
    var body: some View { Text("c").onTapGesture { Basket.shared.add() } }
    //                                             ^ warning: [singleton] {{PreviewStrip reaches the shared instance Basket.shared}}
}

struct PhotoPreview: View {
    var body: some View { Text("d").onTapGesture { Basket.shared.add() } }
    //                                             ^ warning: [singleton] {{PhotoPreview reaches the shared instance Basket.shared}}
}

//- Sources/App/Album.swift
import SwiftUI

/// Whoever names the type may make one unseen.
struct Album: View {
    var photo: PhotoPreview?
    var body: some View { photo }
}
