// In this module the name is an enum's; the class with a shared instance lives in another one.

//- Sources/Audio/Session.swift
public final class Session {
    public static let shared = Session()
    public func start() {}
}

//- Sources/Access/Session.swift
enum Session {
    case shared, own
}

//- Sources/Access/AccessModel.swift
final class AccessModel {
    var session = Session.shared
    func isShared() -> Bool { session == Session.shared }
}
