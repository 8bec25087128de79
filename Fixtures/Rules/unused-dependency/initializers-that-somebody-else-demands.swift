// A protocol, a superclass or `required` asks for the parameter, and an underscore says that nobody wants it. Of a final class
// `required` says nothing, unless a superclass has that initializer as well or something from elsewhere may ask for it.

import UIKit

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

final class FinalStage {
    required init(api: any StageAPI) {}
    //            ^ warning: [unused-dependency] {{FinalStage takes StageAPI, but never uses it}}
}

final class ScreenStage: UIViewController {
    required init(api: any StageAPI) { super.init(nibName: nil, bundle: nil) }
    //            ^ warning: [unused-dependency] {{ScreenStage takes StageAPI, but never uses it}}
    required init?(coder: NSCoder) { nil }
}

final class LaterStage: RequiredStage {
    required init(api: any StageAPI) { super.init(api: QuietStageAPI()) }
}

final class OtherStage: RequiredStage {
    required init(api: any StageAPI) { super.init(api: api) }
    required init(name: String, other: any StageAPI) { super.init(api: QuietStageAPI()) }
    //                          ^ warning: [unused-dependency] {{OtherStage takes StageAPI, but never uses it}}
}

final class StepStage: ProcessStep {
    required init(api: any StageAPI) {}
}

final class CellStage: UITableViewCell {
    required init(api: any StageAPI) { super.init(style: .default, reuseIdentifier: nil) }
    required init?(coder: NSCoder) { nil }
}

final class IgnoringStage {
    init(api _: any StageAPI) {}
}

final class QuietStageAPI: StageAPI {
    func show() {}
}
