import NeedleFoundation

protocol GuideDependency: Dependency {
    var forecast: any Forecasting { get }
    var archive: WalkArchive { get }
}

/// Who leads the walk; its name is handed in.
final class GuideComponent: Component<GuideDependency> {
    private let name: String

    init(parent: Scope, name: String) {
        self.name = name
        super.init(parent: parent)
    }

    var guide: Guide { shared { Guide(name: name, tour: tour) } }
    var tour: Tour { shared { Tour(guide: guide) } }
    // Made of what the component above has, under the same name.
    var forecast: any Forecasting { dependency.forecast }
}
