import TestSupport
import Testing

/// Types and extensions, and what is written before and behind their names.
struct FactExtractorTypeTests {
    @Test
    func everyKindOfType() {
        #expect(
            FactsDump.text(
                of: #"""
                    class A {} ; struct B {}
                    public enum C { indirect case d }
                    fileprivate protocol D: AnyObject { }
                    open class E: A { }
                    public final class F {}
                    package actor G {}
                    extension A.B: @retroactive P where T == X {}
                    extension [String] {}
                    extension Optional<Int> {}
                    extension [A: B] {}
                    extension A? {}
                    """#) == #"""
                    type 0 internal class A
                    type 1 internal struct B
                    type 2 public enum C
                    type 3 fileprivate protocol D : AnyObject
                    type 4 open class E : A
                    type 5 public final class F
                    type 6 package actor G
                    type 7 internal extension B<where T == X> extended=A.B : P
                    type 8 internal extension Array extended=[String]
                    type 9 internal extension Optional extended=Optional<Int>
                    type 10 internal extension Dictionary extended=[A: B]
                    type 11 internal extension Optional extended=A?
                    public enumCase d() in 2
                    """#)
    }

    @Test
    func typesNestAndKnowTheirEnclosingType() {
        #expect(
            FactsDump.text(
                of: #"""
                    struct Outer { class Inner { enum Deep { } }; let x = 1 }
                    extension Outer { struct Late {} }
                    func global() {}
                    """#) == #"""
                    type 0 internal struct Outer
                    type 1 internal class Inner in 0
                    type 2 internal enum Deep in 1
                    type 3 internal extension Outer extended=Outer
                    type 4 internal struct Late in 3
                    internal method global() hasBody body=1
                    internal property x let initialized in 0 value=0
                    body 0 initialValue of 0 in 0
                      body single
                        literal
                      scopeEnd
                    body 1 function of 0
                      body
                      scopeEnd
                    """#)
    }

    @Test
    func previewsTellWhichTypesTheyName() {
        #expect(
            FactsDump.text(
                of: #"""
                    #Preview("Above") { Above() }
                    struct Above { struct Inner {} }
                    struct Below {}
                    extension Below {}
                    struct Text {}
                    struct Other { #Preview { Inner { below in below.Text }; `Nested`("Other") } }
                    #if DEBUG
                    #Preview(traits: .x) { Below() }
                    #endif
                    """#) == #"""
                    #1 in #0, group 1, branch 0
                    type 0 internal struct Above previewed
                    type 1 internal struct Inner in 0 previewed
                    type 2 internal struct Below previewed
                    type 3 internal extension Below extended=Below
                    type 4 internal struct Text previewed
                    type 5 internal struct Other
                    """#)
    }

    @Test
    func membersTakeTheAccessOfTheirExtensionOrProtocol() {
        #expect(
            FactsDump.text(
                of: #"""
                    public extension A { func f() {}; private var x: Int { 1 }; struct N {} }
                    public protocol P { func f(); var x: Int { get } }
                    public enum E { case a; func f() {} }
                    public struct S { func f() {} }
                    """#) == #"""
                    type 0 public extension A extended=A
                    type 1 public struct N in 0
                    type 2 public protocol P
                    type 3 public enum E
                    type 4 public struct S
                    public method f() hasBody in 0 body=0
                    public method f() requirement in 2
                    public enumCase a() in 3
                    internal method f() hasBody in 3 body=2
                    internal method f() hasBody in 4 body=3
                    private property x: Int computed hasBody in 0 accessors=1
                    public property x: Int computed requirement in 2
                    body 0 function of 0 in 0
                      body
                      scopeEnd
                    body 1 accessors of 0 in 0
                      body single
                      scopeEnd
                    body 2 function of 3 in 3
                      body
                      scopeEnd
                    body 3 function of 4 in 4
                      body
                      scopeEnd
                    """#)
    }

    @Test
    func genericClauses() {
        #expect(
            FactsDump.text(
                of: #"""
                    struct A<T: P & Q, each S, let N: Int, U,> {}
                    func f<T>(_ t: T) where T: P, T.X == [Int], U.Y.Z: Q {}
                    protocol P<X, Y> {}
                    extension A where Self: B, T == Int {}
                    """#) == #"""
                    type 0 internal struct A<T: P & Q, S, N: Int, U>
                    type 1 internal protocol P<X, Y>
                    type 2 internal extension A<where Self: B, where T == Int> extended=A
                    internal method f<T, where T: P, where T == [Int], where U: Q>(_ t: T) hasBody body=0
                    body 0 function of 0
                      body
                      scopeEnd
                    """#)
    }

    @Test
    func genericParameterMayBeCalledSelf() {
        #expect(
            FactsDump.text(of: "struct A<T, Self, U> {}") == "type 0 internal struct A<T, Self, U>")
    }

    @Test
    func attributeMayBeAReservedWord() {
        #expect(
            FactsDump.text(of: "@rethrows protocol P {}") == "type 0 internal protocol P @rethrows")
    }

    @Test
    func inheritanceClauses() {
        #expect(
            FactsDump.text(
                of: #"""
                    class A: B<C, (D) -> E>, @unchecked Sendable,
                        @preconcurrency P, @MainActor Q,
                        ~Copyable, R.S {
                    }
                    protocol P: class, Q {}
                    enum E: String { case a }
                    """#) == #"""
                    type 0 internal class A : B<C, (D) -> E>, Sendable, P, Q, R.S
                    type 1 internal protocol P : Q
                    type 2 internal enum E : String
                    internal enumCase a() in 2
                    """#)
    }

    @Test
    func contextualKeywordsAsNames() {
        #expect(
            FactsDump.text(
                of: #"""
                    let actor = 1, any = 2, macro = 3
                    actor Real { }
                    func open() {}
                    struct open { var get: Int; let some, package: Int; func lazy() {}; var async: Bool { true } }
                    actor()
                    """#) == #"""
                    type 0 internal actor Real
                    type 1 internal struct open
                    internal method open() hasBody body=3
                    internal method lazy() hasBody in 1 body=4
                    internal property actor let initialized value=0
                    internal property any let initialized value=1
                    internal property macro let initialized value=2
                    internal property get: Int settable in 1
                    internal property some: Int let in 1
                    internal property package: Int let in 1
                    internal property async: Bool computed hasBody in 1 accessors=5
                    body 0 initialValue of 0
                      body single
                        literal
                      scopeEnd
                    body 1 initialValue of 1
                      body single
                        literal
                      scopeEnd
                    body 2 initialValue of 2
                      body single
                        literal
                      scopeEnd
                    body 3 function of 0
                      body
                      scopeEnd
                    body 4 function of 1 in 1
                      body
                      scopeEnd
                    body 5 accessors of 6 in 1
                      body single
                      scopeEnd
                    body 6 topLevel of 0
                      body
                        name actor
                          call
                      scopeEnd
                    """#)
    }
}
