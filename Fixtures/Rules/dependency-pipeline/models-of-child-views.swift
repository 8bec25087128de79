// A view model that holds the model of a part of its view has it for the view; a service that it holds for the view is
// handed on.

import SwiftUI

protocol BadgeAPI {
    func badge() -> String
}

final class BadgeViewModel: ObservableObject {
    private let api: any BadgeAPI
    init(api: any BadgeAPI) { self.api = api }
    var text: String { api.badge() }
}

final class ProfileViewModel: ObservableObject {
    let badge: BadgeViewModel
    let api: any BadgeAPI

    init(badge: BadgeViewModel, api: any BadgeAPI) {
    //                          ^ warning: [dependency-pipeline] {{ProfileViewModel takes BadgeAPI only to hand it on: ProfileViewModel → OtherBadgeView, which uses it}}
        self.badge = badge
        self.api = api
    }
}

struct ProfileView: View {
    @ObservedObject var model: ProfileViewModel
    var body: some View {
        BadgeView(model: model.badge)
        OtherBadgeView(api: model.api)
    }
}

struct BadgeView: View {
    @ObservedObject var model: BadgeViewModel
    var body: some View { Text(model.text) }
}

struct OtherBadgeView: View {
    let api: any BadgeAPI
    var body: some View { Text(api.badge()) }
}
