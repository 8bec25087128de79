// A static value that is called by its own name means the function or case of that name, not itself.

struct Badge {
    let side: Int

    static let small = small()
    static let large = large(side: 40)

    static func small(side: Int = 16) -> Badge { Badge(side: side) }
    static func large(side: Int) -> Badge { Badge(side: side) }
}

enum Answer {
    static let refuse = Answer.refuse(title: "No")
    static let accept = accept(title: "Yes")

    case refuse(title: String)
    case accept(title: String)
}
