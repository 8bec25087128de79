import TestSupport
import Testing

/// Types as they are written, and their aliases.
struct FactExtractorWrittenTypeTests {
    @Test
    func writtenTypes() {
        #expect(
            FactsDump.text(
                of: #"""
                    let a: A.B<C>.D, b: [A], c: [A: [B]], d: A?, e: A!, f: A??
                    let g: (A, b: B), h: (A), i: (a: A), j: (), k: (A) -> B
                    let l: @Sendable (A, B...) async throws(E) -> C, m: any P & Q, n: some P, o: (any P)?
                    let bc: @escaping(A) -> B, p: A.Type, q: P.Protocol, r: [3 of A], s: Self, t: Any, u: Array<Array<A>>, v: Result<A, any Error>?
                    let w: (A) -> B = c, x: @convention(c) (A) -> Void, y: A<B>=c
                    func z(_ a: inout A, b: borrowing B, c: @autoclosure @escaping () -> C, d: repeat each D, e: isolated (any Actor)? = #isolation, f: sending F, g: nonisolated(nonsending) () -> Void)
                    let aa: Swift::Array<Int>, bb: A
                        <B, C>
                    """#) == #"""
                    internal method z(_ a: inout A, b: B, c: @escaping @autoclosure () -> C, d: each D, e: (any Actor)? =2, f: F, g: () -> Void)
                    internal property a: A.B<C>.D let
                    internal property b: [A] let
                    internal property c: [A: [B]] let
                    internal property d: A? let
                    internal property e: A! let
                    internal property f: A?? let
                    internal property g: (A, B) let
                    internal property h: A let
                    internal property i: (A) let
                    internal property j: () let
                    internal property k: (A) -> B let
                    internal property l: async (A, B) -> C let
                    internal property m: any P & Q let
                    internal property n: some P let
                    internal property o: (any P)? let
                    internal property bc: @escaping (A) -> B let
                    internal property p: A.Type let
                    internal property q: P.Type let
                    internal property r: [A] let
                    internal property s: Self let
                    internal property t: ? let
                    internal property u: Array<Array<A>> let
                    internal property v: Result<A, any Error>? let
                    internal property w: (A) -> B let initialized value=0
                    internal property x: (A) -> Void let
                    internal property y: A<B> let initialized value=1
                    internal property aa: Swift.Array<Int> let
                    internal property bb: A<B, C> let
                    body 0 initialValue of 23
                      body single
                        name c
                      scopeEnd
                    body 1 initialValue of 25
                      body single
                        name c
                      scopeEnd
                    body 2 defaultArgument of 4
                      body single
                        macro isolation
                      scopeEnd
                    """#)
    }

    @Test
    func dictionariesHaveAKeyEvenWhereNoneIsWritten() {
        #expect(
            FactsDump.text(of: "let a: [: Int]\nlet b: [Int:]\nlet c: [:]") == """
                internal property a: [?: Int] let
                internal property b: [Int] let
                internal property c: [] let
                """)
    }

    @Test
    func packsWithinTypesArePacks() {
        #expect(
            FactsDump.text(of: "func f<each A>(_ a: repeat Box<each A, B>, b: (each A) -> (repeat each A))") == """
                internal method f<A>(_ a: each Box<each A, B>, b: (each A) -> each A)
                """)
        #expect(
            FactsDump.text(of: "func g<each A>(_ a: repeat @escaping @Sendable () -> each A, b: Int)") == """
                internal method g<A>(_ a: each @escaping () -> each A, b: Int)
                """)
    }

    @Test
    func typealiases() {
        #expect(
            FactsDump.text(
                of: #"""
                    typealias A = B & C
                    typealias D<T> = [T] where T: P
                    struct S { public typealias E = (A) -> Void }
                    protocol P { associatedtype F: Q = R where F.X == Y; associatedtype G; associatedtype H: A, B<C> }
                    func f() { typealias H = I; H() }
                    """#) == #"""
                    type 0 internal struct S
                    type 1 internal protocol P
                    internal method f() hasBody body=0
                    typealias A = B & C
                    typealias D<T, where T: P> = [T]
                    typealias E = (A) -> Void in 0
                    associatedtype F<where F == Y> = Q in 1
                    associatedtype G in 1
                    associatedtype H = A & B<C> in 1
                    body 0 function of 0
                      body
                        name H
                          call
                      scopeEnd
                    """#)
    }
}
