// A function that belongs to no type has no Self to return.
func make() -> Self { make() }
let made = make()

struct Post {
    static let first = make()
    let second: Post? = make()

    func send() { make().send() }
}
