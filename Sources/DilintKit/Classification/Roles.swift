/// What part a type plays; several at once are usual.
struct Roles: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let viewController = Roles(rawValue: 1 << 0)
    /// A SwiftUI view, scene, modifier, style.
    static let swiftUIView = Roles(rawValue: 1 << 1)
    static let representable = Roles(rawValue: 1 << 2)
    /// A UIKit or AppKit view.
    static let view = Roles(rawValue: 1 << 3)
    static let factoryProtocol = Roles(rawValue: 1 << 4)
    static let factory = Roles(rawValue: 1 << 5)
    static let hasProtocol = Roles(rawValue: 1 << 6)
    static let containerProtocol = Roles(rawValue: 1 << 7)
    static let container = Roles(rawValue: 1 << 8)
    static let viewModel = Roles(rawValue: 1 << 9)
    static let coordinator = Roles(rawValue: 1 << 10)
    static let compositionRoot = Roles(rawValue: 1 << 11)
    static let staticRegistry = Roles(rawValue: 1 << 12)
    static let parameterObject = Roles(rawValue: 1 << 13)
    /// A coordinator, a view model, a view controller, or a class or actor with a service suffix or project protocol.
    static let component = Roles(rawValue: 1 << 14)
    /// The name's last word is a service suffix.
    static let serviceName = Roles(rawValue: 1 << 15)
    /// Codable, a persistent model, an error: a value however it is used.
    static let persistent = Roles(rawValue: 1 << 16)
    /// Has a registry of types: registers by type and resolves by type.
    static let resolver = Roles(rawValue: 1 << 17)
    /// Named …Delegate or …Listener.
    static let backReference = Roles(rawValue: 1 << 18)
    /// An instance of it is reachable through a static property.
    static let sharedInstance = Roles(rawValue: 1 << 19)
    /// A container or registration gives it out.
    static let provided = Roles(rawValue: 1 << 20)
    /// A struct that holds dependencies and does nothing with them, whoever takes it.
    static let bundle = Roles(rawValue: 1 << 21)

    /// `@propertyWrapper`: a way to keep a value.
    static let propertyWrapper = Roles(rawValue: 1 << 22)
    /// Named router or the like, and nothing more than the stack that screens are shown in.
    static let screenStack = Roles(rawValue: 1 << 23)

    /// A view controller or a SwiftUI view.
    static let screen: Roles = [.viewController, .swiftUIView]
    /// What is no container, whatever it builds and is called: `struct HomeContainer: View`.
    static let neverContainer: Roles = [
        .viewController, .swiftUIView, .view, .viewModel, .coordinator, .representable, .backReference,
    ]
}
