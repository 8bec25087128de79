// What keeps nothing but plain values it makes itself is a configuration; one part that works makes it a container.
// only: container-injection, container-outside-root

class BrushOptions {
    var width = 1
}

class TextOptions {
    var size = 12
}

class EditorOptions {
    lazy var brush: BrushOptions = .init()
    lazy var text = TextOptions()
}

protocol Saving {
    func save()
}

final class Disk: Saving {
    func save() {}
}

final class Printer: Saving {
    func save() {}
}

class EditorTools {
    lazy var brush: BrushOptions = .init()
    lazy var disk = Disk()
    lazy var printer = Printer()
}

final class Editor {
    private let options: EditorOptions
    init(options: EditorOptions = EditorOptions()) { self.options = options }
    func draw() -> Int { options.brush.width + options.text.size }
}

final class Plotter {
    private let tools: EditorTools
    init(tools: EditorTools) { self.tools = tools }
    //   ^ warning: [container-injection] {{Plotter takes the whole container EditorTools}}
    func plot() -> Int {
        tools.disk.save()
        return tools.brush.width
    }
}
