#endif
#else
#if compiler(>=9)
this is no Swift at all { ( [ "
#elseif swift(
class Torn {
#if os(macOS)
    func open() {
#else
    func open(_ x: Int) { if x > 0 {
#endif
        }
    }
#if DEBUG
    var half: Int {
