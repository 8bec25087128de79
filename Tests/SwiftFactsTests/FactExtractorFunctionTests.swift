import TestSupport
import Testing

/// Functions of every kind, their parameters, enum cases and requirements.
struct FactExtractorFunctionTests {
    @Test
    func initializersAndMethods() {
        #expect(
            FactsDump.text(
                of: #"""
                    struct A {
                        init() {}
                        init?(a: A, _ b: B = B(), c d: C...) async throws {}
                        init!<T>(t: T) where T: P {}
                        func e() -> E { E() }
                        @discardableResult func f(g: @escaping (G) -> Void, in h: H,) rethrows -> [I]? { nil }
                        func `default`(`in`: Int, for x: Int = { 3 }()) {}
                        deinit { stop() }
                    }
                    func global(_: Int, _ a: Int) {}
                    """#) == #"""
                    type 0 internal struct A
                    internal initializer () hasBody in 0 body=0
                    internal initializer (a: A, _ b: B =1, c d: C...) failable async throws hasBody in 0 body=2
                    internal initializer <T, where T: P>(t: T) failable hasBody in 0 body=3
                    internal method e() -> E hasBody in 0 body=4
                    internal method f(g: @escaping (G) -> Void, in h: H) -> [I]? throws hasBody @discardableResult in 0 body=5
                    internal method default(in: Int, for x: Int =6) hasBody in 0 body=7
                    internal deinitializer () hasBody in 0 body=8
                    internal method global(_: Int, _ a: Int) hasBody body=9
                    body 0 function of 0 in 0
                      body
                      scopeEnd
                    body 1 defaultArgument of 1 in 0
                      body single
                        name B
                          call
                      scopeEnd
                    body 2 function of 1 in 0
                      body
                      scopeEnd
                    body 3 function of 2 in 0
                      body
                      scopeEnd
                    body 4 function of 3 in 0
                      body single
                        name E
                          call
                      scopeEnd
                    body 5 function of 4 in 0
                      body single
                      scopeEnd
                    body 6 defaultArgument of 7 in 0
                      body single
                        closure immediate single
                        scopeEnd
                          call ↑2
                      scopeEnd
                    body 7 function of 5 in 0
                      body
                      scopeEnd
                    body 8 function of 6 in 0
                      body single
                        name stop
                          call
                      scopeEnd
                    body 9 function of 7
                      body
                      scopeEnd
                    """#)
    }

    @Test
    func genericParametersAsSwift2WroteThem() {
        #expect(
            FactsDump.text(
                of: #"""
                    struct A<T: B where T: C, T.D == E> {
                        init<F: G where F: H>(f: F) {}
                    }
                    """#) == #"""
                    type 0 internal struct A<T: B, where T: C, where T == E>
                    internal initializer <F: G, where F: H>(f: F) hasBody in 0 body=0
                    body 0 function of 0 in 0
                      body
                      scopeEnd
                    """#)
    }

    @Test
    func operatorFunctions() {
        #expect(
            FactsDump.text(
                of: #"""
                    struct A {
                        static func == (l: A, r: A) -> Bool { l.x == r.x }
                        static func < <T>(l: A, r: T) -> Bool { true }
                        static func <<T>(l: A, r: T) -> Bool { true }
                        prefix static func ! (a: A) -> A { a }
                    }
                    infix operator <>: AdditionPrecedence
                    precedencegroup Mine { higherThan: Other associativity: left }
                    func <> (a: A, b: A) {}
                    """#) == #"""
                    type 0 internal struct A
                    internal operator ==(l: A, r: A) -> Bool static hasBody in 0 body=0
                    internal operator <<T>(l: A, r: T) -> Bool static hasBody in 0 body=1
                    internal operator <<T>(l: A, r: T) -> Bool static hasBody in 0 body=2
                    internal operator !(a: A) -> A static hasBody in 0 body=3
                    internal operator <>(a: A, b: A) hasBody body=4
                    body 0 function of 0 in 0
                      body single
                        name l operand
                          member x
                        name r operand
                          member x
                      scopeEnd
                    body 1 function of 1 in 0
                      body single
                      scopeEnd
                    body 2 function of 2 in 0
                      body single
                      scopeEnd
                    body 3 function of 3 in 0
                      body single
                        name a
                      scopeEnd
                    body 4 function of 4
                      body
                      scopeEnd
                    """#)
    }

    @Test
    func subscripts() {
        #expect(
            FactsDump.text(
                of: #"""
                    struct A {
                        subscript(i: Int) -> X { x[i] }
                        static subscript<T>(_ t: T.Type, at i: Int) -> T { get { a } set { b = newValue } }
                        subscript(dynamicMember name: String) -> Y { get { a } }
                    }
                    protocol P { subscript(_: Int) -> X { get set } }
                    """#) == #"""
                    type 0 internal struct A
                    type 1 internal protocol P
                    internal subscriptMember (_ i: Int) -> X hasBody in 0 body=0
                    internal subscriptMember <T>(_ t: T.Type, at i: Int) -> T static settable hasBody in 0 body=1
                    internal subscriptMember (dynamicMember name: String) -> Y hasBody in 0 body=2
                    internal subscriptMember (_: Int) -> X settable requirement in 1
                    body 0 function of 0 in 0
                      body single
                        name x
                          subscriptCall
                            argument
                              name i
                      scopeEnd
                    body 1 function of 1 in 0
                      body
                        scope get single
                          name a
                        scopeEnd
                        scope set
                          binding newValue parameter
                          name b
                            assignment
                              name newValue
                        scopeEnd
                      scopeEnd
                    body 2 function of 2 in 0
                      body
                        scope get single
                          name a
                        scopeEnd
                      scopeEnd
                    """#)
    }

    @Test
    func caseOfNoTypeIsNoDeclaration() {
        #expect(
            FactsDump.text(of: "case a(x: Int)\nstruct S { case b }") == """
                type 0 internal struct S
                internal enumCase b() in 0
                body 0 topLevel of 0
                  body
                    name a
                      call
                        argument x
                          name Int
                  scopeEnd
                """)
    }

    @Test
    func enumCases() {
        #expect(
            FactsDump.text(
                of: #"""
                    public enum A {
                        case a, b(Int), c(x: X, _ y: Y = .z, any Q), d = 4
                        indirect case e(A)
                        case `default`, shared, `init`(Int)
                        case f = "x", g = -1
                        static func make() -> A { .a }
                    }
                    """#) == #"""
                    type 0 public enum A
                    public enumCase a() in 0
                    public enumCase b(_: Int) in 0
                    public enumCase c(x: X, _ y: Y =0, _: any Q) in 0
                    public enumCase d() in 0
                    public enumCase e(_: A) in 0
                    public enumCase default() in 0
                    public enumCase shared() in 0
                    public enumCase init(_: Int) in 0
                    public enumCase f() in 0
                    public enumCase g() in 0
                    internal method make() -> A static hasBody in 0 body=1
                    body 0 defaultArgument of 2 in 0
                      body single
                        implicitMember z
                      scopeEnd
                    body 1 function of 10 in 0
                      body single
                        implicitMember a
                      scopeEnd
                    """#)
    }

    @Test
    func protocolRequirements() {
        #expect(
            FactsDump.text(
                of: #"""
                    protocol P {
                        init(a: A)
                        var x: X { get async throws }
                        static var shared: Self { get }
                        var y: Y { get set }; var z: Z { mutating get nonmutating set }
                        func make() -> X
                        func next()
                        static func + (a: Self, b: Self) -> Self
                    }
                    """#) == #"""
                    type 0 internal protocol P
                    internal initializer (a: A) requirement in 0
                    internal method make() -> X requirement in 0
                    internal method next() requirement in 0
                    internal operator +(a: Self, b: Self) -> Self static requirement in 0
                    internal property x: X computed requirement in 0
                    internal property shared: Self static computed requirement in 0
                    internal property y: Y computed settable requirement in 0
                    internal property z: Z computed settable requirement in 0
                    """#)
    }

    @Test
    func parameterAttributesAndDefaults() {
        #expect(
            FactsDump.text(
                of: #"""
                    func f(@Named("x") a: A, @ViewBuilder b: () -> B, c: C = .shared, d: D = f(1, x: y) { z }, e: E? = nil, f: F = [1, 2], g: () -> Date = Date.init) {}
                    """#) == #"""
                    internal method f(@Named(0) a: A, @ViewBuilder b: () -> B, c: C =1, d: D =2, e: E? =3, f: F =4, g: () -> Date =5) hasBody body=6
                    body 0 attribute of 0
                      body
                        call
                          argument
                            literal
                      scopeEnd
                    body 1 defaultArgument of 2
                      body single
                        implicitMember shared
                      scopeEnd
                    body 2 defaultArgument of 3
                      body single
                        name f
                          call
                            argument
                              literal
                            argument x
                              name y
                            argument trailing
                              closure trailing single
                                name z
                              scopeEnd
                      scopeEnd
                    body 3 defaultArgument of 4
                      body single
                        literal nil
                      scopeEnd
                    body 4 defaultArgument of 5
                      body single
                        collection
                          literal
                          literal
                      scopeEnd
                    body 5 defaultArgument of 6
                      body single
                        name Date
                          member init
                      scopeEnd
                    body 6 function of 0
                      body
                      scopeEnd
                    """#)
    }

    @Test
    func implicitMembersOfDeclarations() {
        #expect(
            FactsDump.text(
                of: #"""
                    macro stringify<T>(_ t: T) -> (T, String) = #externalMacro(module: "M", type: "T")
                    @freestanding(expression) public macro other(_ x: Int) -> Int
                    func after() {}
                    struct A {
                        #SafeDIConfiguration(additional: [])
                        let x: X
                        #Preview("n") { Text("x") }
                        #warning("later")
                        func y() {}
                    }
                    #Preview { B() } label: { C() }
                    #Preview("n", traits: .x) { D() }
                    let e = E()
                    """#) == #"""
                    type 0 internal struct A
                    internal method after() hasBody body=0
                    internal method y() hasBody in 0 body=1
                    internal property x: X let in 0
                    internal property e let initialized value=2
                    body 0 function of 0
                      body
                      scopeEnd
                    body 1 function of 1 in 0
                      body
                      scopeEnd
                    body 2 initialValue of 1
                      body single
                        name E
                          call
                      scopeEnd
                    """#)
    }
}
