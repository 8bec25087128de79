// What stands in a type of which nothing is known is none of what the sources extend, be it called so: generated code keeps its
// colours in `HarborAsset.Color`. A module's name before a type changes nothing.

import SwiftUI
import TideKit

extension Color {
    static let sand = HarborAsset.Color.sand.swiftUIColor
    static let reef: Color = SwiftUI.Color.reef.opacity(0.5)
    //                       ^ error: [dependency-cycle] {{Producing Color.reef needs itself: reef → reef}}
    static let foam = Foam.Color.foam
}

extension Font {
    static let title = HarborFont.Font.title.font
    static let note = Font.note.bold()
    //                ^ error: [dependency-cycle] {{Producing Font.note needs itself: note → note}}
}

extension TideSession {
    static let calm = TideKit.TideSession.calm.renewed()
    //                ^ error: [dependency-cycle] {{Producing TideSession.calm needs itself: calm → calm}}
}

// An extension may say itself that it is of the inner type.

extension Harbor.Buoy {
    static let red = Harbor.Buoy.red.lit()
    //               ^ error: [dependency-cycle] {{Producing Buoy.red needs itself: red → red}}
}
