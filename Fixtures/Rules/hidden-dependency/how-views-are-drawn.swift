// How the views of a kind are drawn comes with the place where they stand, as SwiftUI's own `ButtonStyle` does. What does
// something besides is a service, whatever it is called, and so is what makes the body of a request.
// only: hidden-dependency

import SwiftUI

protocol PlateStyle {
    associatedtype Body: View
    var inset: CGFloat { get }
    func makeBody(configuration: PlateConfiguration) -> Body
}

struct PlateConfiguration {
    let label: AnyView
}

struct AnyPlateStyle: PlateStyle {
    private let make: (PlateConfiguration) -> AnyView
    var inset: CGFloat { 4 }
    init(style: some PlateStyle) { make = { AnyView(style.makeBody(configuration: $0)) } }
    func makeBody(configuration: PlateConfiguration) -> some View { make(configuration) }
}

struct RoundPlateStyle: PlateStyle {
    let inset: CGFloat = 4
    func makeBody(configuration: PlateConfiguration) -> some View { configuration.label.padding(inset) }
}

protocol TrackedStyle {
    func makeBody(configuration: PlateConfiguration) -> AnyView
    func track()
}

protocol RequestStyle {
    func makeBody(of fields: [String: String]) -> Data
}

extension EnvironmentValues {
    @Entry var plateStyle = AnyPlateStyle(style: RoundPlateStyle())
    @Entry var rimStyle: any PlateStyle = RoundPlateStyle()
    @Entry var trackedStyle: any TrackedStyle = PlainTrackedStyle()
    @Entry var requestStyle: any RequestStyle = PlainRequestStyle()
}

struct PlainTrackedStyle: TrackedStyle {
    func makeBody(configuration: PlateConfiguration) -> AnyView { configuration.label }
    func track() {}
}

struct PlainRequestStyle: RequestStyle {
    func makeBody(of fields: [String: String]) -> Data { Data() }
}

struct Plate: View {
    @Environment(\.plateStyle) private var style: AnyPlateStyle
    @Environment(\.rimStyle) private var rim: any PlateStyle
    @Environment(\.trackedStyle) private var tracked: any TrackedStyle
//  ^ note: [hidden-dependency] {{Plate needs TrackedStyle, which no initializer shows}}
    @Environment(\.requestStyle) private var request: any RequestStyle
//  ^ note: [hidden-dependency] {{Plate needs RequestStyle, which no initializer shows}}
    let label: AnyView
    var body: some View {
        style.makeBody(configuration: PlateConfiguration(label: label)).padding(rim.inset).onTapGesture {
            tracked.track()
            print(request.makeBody(of: [:]))
        }
    }
}
