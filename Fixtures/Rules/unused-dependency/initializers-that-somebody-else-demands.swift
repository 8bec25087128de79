// A protocol, a superclass or `required` asks for the parameter, and an underscore says that nobody wants it.

protocol StageAPI {
    func show()
}

protocol Stage {
    init(api: any StageAPI)
}

final class EmptyStage: Stage {
    init(api: any StageAPI) {}
}

class BaseStage {
    private let api: any StageAPI
    init(api: any StageAPI) { self.api = api }
    func show() { api.show() }
}

final class DarkStage: BaseStage {
    override init(api: any StageAPI) { super.init(api: QuietStageAPI()) }
}

class RequiredStage {
    required init(api: any StageAPI) {}
}

final class IgnoringStage {
    init(api _: any StageAPI) {}
}

final class QuietStageAPI: StageAPI {
    func show() {}
}
