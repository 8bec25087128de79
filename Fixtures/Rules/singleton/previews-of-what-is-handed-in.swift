// A static that is handed something and gives its picture or data makes the product's own preview of it, of links and letters,
// and so does what a file keeps to itself for code that is for no previews. What gives its own kind, a view or a type of the
// project may serve previews, and so may what takes nothing.
// only: singleton

import SwiftUI

final class Album {
    static let shared = Album()
    func picture(_ name: String) -> CIImage? { nil }
}

final class Wave {
    let image: CIImage?
    init(image: CIImage?) { self.image = image }
}

enum Letters {
    static func linkPreview(_ link: String) -> CIImage? { Album.shared.picture(link) }
    //                                                    ^ warning: [singleton] {{Letters reaches the shared instance Album.shared in 4 places}}
    static func allPreviews(_ links: [String]) -> [CIImage?] { links.map { Album.shared.picture($0) } }
    //                                                                     ^ related: [singleton] {{also reaches Album.shared here}}

    static func open(_ letter: String) -> CIImage? { sealForPreview(letter) ?? previewSeal(letter) }
    private static func sealForPreview(_ letter: String) -> CIImage? { Album.shared.picture(letter) }
    //                                                                 ^ related: [singleton] {{also reaches Album.shared here}}
    private static func previewSeal(_ letter: String) -> CIImage? { Album.shared.picture(letter) }
    //                                                              ^ related: [singleton] {{also reaches Album.shared here}}

    static func wavePreview(_ name: String) -> Wave { Wave(image: Album.shared.picture(name)) }
    static func pagePreview(_ name: String) -> some View {
        _ = Album.shared.picture(name)
        return Text(name)
    }
    static func samplePreview(_ name: String = "sample") -> CIImage? { Album.shared.picture(name) }
    static func pictureForPreview(_ name: String) -> CIImage? { Album.shared.picture(name) }
    static func previewPicture(_ name: String) -> CIImage? { Album.shared.picture(name) }
    static func mockPreview(_ name: String) -> CIImage? { Album.shared.picture(name) }
    private static func mockSeal(_ name: String) -> CIImage? { Album.shared.picture(name) }
    private static func idlePreview(_ name: String) -> CIImage? { Album.shared.picture(name) }
    static func seal(_ name: String) -> CIImage? { mockSeal(name) }
    #if DEBUG
        static func debugPreview(_ name: String) -> CIImage? { Album.shared.picture(name) }
    #endif
}

extension UIImage {
    static func framedPreview(_ name: String) -> UIImage? { Album.shared.picture(name).map { UIImage(ciImage: $0) } }
}
