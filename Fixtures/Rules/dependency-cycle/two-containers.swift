// A property of one container asks the other container, which asks back.

//- Sources/Core/CoreContainer.swift
final class CoreContainer {
    weak var feature: FeatureContainer?
    lazy var log = EventLog()
    lazy var session: UserSession = UserSession(profile: feature!.profile)
    //                                                   ^ error: [dependency-cycle] {{Producing CoreContainer.session needs itself: CoreContainer.session → FeatureContainer.profile → CoreContainer.session}}
}

final class EventLog {}

final class UserSession {
    private let profile: ProfileStore
    init(profile: ProfileStore) { self.profile = profile }
    func resume() { profile.read() }
}

//- Sources/Core/FeatureContainer.swift
final class FeatureContainer {
    private let core: CoreContainer
    lazy var badges = BadgeStore()
    lazy var profile: ProfileStore = ProfileStore(session: core.session)
    //                                                     ^ related: [dependency-cycle] {{FeatureContainer.profile asks for CoreContainer.session}}

    init(core: CoreContainer) { self.core = core }
}

final class BadgeStore {}

final class ProfileStore {
    private let session: UserSession
    init(session: UserSession) { self.session = session }
    func read() { session.resume() }
}
