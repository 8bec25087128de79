// When work is done is like the time, whatever key it is found by. A service of a package has a name.

import ComposableArchitecture
import Dependencies
import PostKit

enum SchedulerKey: DependencyKey { static let liveValue: AnySchedulerOf<DispatchQueue> = .main }
enum PostKey: DependencyKey { static let liveValue: PostClient = PostClient() }

extension DependencyValues {
    var scheduler: AnySchedulerOf<DispatchQueue> {
        get { self[SchedulerKey.self] }
        set { self[SchedulerKey.self] = newValue }
    }
    var post: PostClient {
        get { self[PostKey.self] }
        set { self[PostKey.self] = newValue }
    }
}

final class PostService {
    @Dependency(\.scheduler) private var scheduler: AnySchedulerOf<DispatchQueue>
    @Dependency(\.mainQueue) private var queue
    @Dependency(\.post) private var client: PostClient
//  ^ note: [hidden-dependency] {{PostService needs PostClient, which no initializer shows}}
    func go() {
        scheduler.schedule {}
        queue.schedule {}
        client.send()
    }
}
