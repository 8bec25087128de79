// What is named after previews, and what nothing but a `#Preview` of its own file names, is a preview's, though others could
// see it. A name alone is not enough, nor a preview in another file, nor where anything else makes one.
// only: singleton

//- Sources/App/Bell.swift
import SwiftUI

final class Bell: ObservableObject {
    static let shared = Bell()
    @Published var count = 0
    func ring() { count += 1 }
}

protocol Ringing {
    func ring()
}

struct BellView: View {
    let count: Int
    var body: some View { Text(verbatim: "\(count)") }
}

//- Sources/App/BellPreviews.swift
import SwiftUI

#Preview("above") { BellPreviewFrame() }

struct BellPreviewStage: View {
    var body: some View { BellView(count: Bell.shared.count) }
}

struct BellPreviewFrame: View {
    var body: some View { BellPreviewRim().onTapGesture { Bell.shared.ring() } }
}

struct BellPreviewRim: View {
    var body: some View { Text("rim").onTapGesture { Bell.shared.ring() } }
}

final class BellPreview: Ringing {
    func ring() { Bell.shared.ring() }
}

#Preview {
    let bell: Ringing = BellPreview()
    return BellPreviewStage().onAppear { bell.ring() }
}

//- Sources/App/Belfry.swift
import SwiftUI

struct Belfry: View {
    var body: some View {
        LinkPreview()
        Stage()
    }
}

/// A part of the screen.
struct LinkPreview: View {
    var body: some View { Text("a").onTapGesture { Bell.shared.ring() } }
    //                                             ^ warning: [singleton] {{LinkPreview reaches the shared instance Bell.shared}}
}

/// Nothing names it after previews.
struct Stage: View {
    var body: some View { Text("b").onTapGesture { Bell.shared.ring() } }
    //                                             ^ warning: [singleton] {{Stage reaches the shared instance Bell.shared}}
}

/// No preview of this file shows it.
struct PreviewStrip: View {
    var body: some View { Text("c").onTapGesture { Bell.shared.ring() } }
    //                                             ^ warning: [singleton] {{PreviewStrip reaches the shared instance Bell.shared}}
}

#Preview { Belfry() }
#Preview { LinkPreview() }
#Preview { Stage() }

//- Sources/App/Strips.swift
import SwiftUI

#Preview { PreviewStrip() }
