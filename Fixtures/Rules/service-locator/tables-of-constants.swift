// Many properties of one type, each made with its own arguments, are a table of constants and no container.

final class OptionKey {
    let name: String
    var isSet = false
    init(name: String) { self.name = name }
    func parse(_ text: String) -> Bool { text == name }
}

struct AllOptions {
    let indent = OptionKey(name: "indent")
    let width = OptionKey(name: "width")
    let header = OptionKey(name: "header")
}

let Options = AllOptions()

final class LineReader {
    func read(_ text: String) -> Bool { Options.indent.parse(text) || Options.width.parse(text) }
}
