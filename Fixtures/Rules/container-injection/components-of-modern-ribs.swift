// A component of RIBs takes what its parent has, whichever edition of the library it derives from; others that are
// called component are components of something else.
// only: container-injection

//- Sources/App/Following.swift
import ModernRIBs

protocol FollowingDependency: Dependency {
    var people: any PeopleService { get }
    var posts: any PostService { get }
}

protocol PeopleService {
    func load()
}

protocol PostService {
    func load()
}

final class FollowingComponent: Component<FollowingDependency> {
    let kind: Int
    var people: any PeopleService { dependency.people }

    init(dependency: FollowingDependency, kind: Int) {
        self.kind = kind
        super.init(dependency: dependency)
        dependency.posts.load()
    }
}

//- Sources/App/Reader.swift
final class ReaderComponent {
    private let dependency: any FollowingDependency
    init(dependency: any FollowingDependency) { self.dependency = dependency }
    //   ^ warning: [container-injection] {{ReaderComponent takes the whole container FollowingDependency}}
    func read() { dependency.posts.load() }
}
