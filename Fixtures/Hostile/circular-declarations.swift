typealias First = Second
typealias Second = Third & First
typealias Third = First
class Snake: Snake.Tail { class Tail: Snake {} }
class Left: Right { init(right: Right) {} }
class Right: Left { lazy var left: Left = left }
protocol Up: Down { var down: Self { get } }
protocol Down: Up { associatedtype Up: Down where Up.Up == Up }
extension Snake.Tail.Tail.Tail { typealias Tail = Snake.Tail }
struct Box<Content: Box<Content>> { let box: Box<Box<Content>> }
let chicken = egg.chicken
let egg = chicken.egg
func loop() -> some Up { loop() }
var itself: Itself { itself }
enum Itself { static let shared = Itself.shared.itself; var itself: Itself { .shared } }
