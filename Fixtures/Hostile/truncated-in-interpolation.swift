struct Cut {
    let title: String
    func text() -> String { "a \(items.map { "b \($0.name ?? """
        c \(d["e