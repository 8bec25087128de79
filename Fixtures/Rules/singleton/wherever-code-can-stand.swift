// Views, view controllers, extensions of outside types and free functions reach shared instances as well.

import SwiftUI
import UIKit

final class ImageStore {
    static let shared = ImageStore()
    func image(_ name: String) -> String { name }
}

struct AvatarView: View {
    var body: some View {
        VStack {
            Text(ImageStore.shared.image("avatar"))
            //   ^ warning: [singleton] {{AvatarView reaches the shared instance ImageStore.shared}}
        }
    }
}

final class AvatarViewController: UIViewController {
    private lazy var name: String = { ImageStore.shared.image("name") }()
    //                                ^ warning: [singleton] {{AvatarViewController reaches the shared instance ImageStore.shared}}
}

extension UIImageView {
    func loadAvatar() { accessibilityLabel = ImageStore.shared.image("label") }
    //                                       ^ warning: [singleton] {{An extension of UIImageView reaches the shared instance ImageStore.shared}}
}

func warmUp() {
    _ = ImageStore.shared.image("first")
    //  ^ warning: [singleton] {{Fixture.swift reaches the shared instance ImageStore.shared}}
}
