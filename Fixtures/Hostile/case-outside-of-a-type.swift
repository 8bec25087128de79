// A case that no type declares is no function either: calling it gives nothing.
case letter(title: String), reply
case parcel(weight: Int) = 1

struct Post {
    static let first = letter(title: "A")
    let second = parcel(weight: 2)

    func send() { _ = letter(title: "B") }
}
