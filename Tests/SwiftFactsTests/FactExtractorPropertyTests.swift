import TestSupport
import Testing

/// Properties of types and globals: bindings, values, accessors.
struct FactExtractorPropertyTests {
    @Test
    func bindingsOfOneStatement() {
        #expect(
            FactsDump.text(
                of: #"""
                    struct S {
                        let a: A, b: B = B(), (c, d) = (1, 2)
                        var e, f: F
                        let _ = G()
                        let (h, (i, _)): (H, (I, J))
                    }
                    """#) == #"""
                    type 0 internal struct S
                    internal property a: A let in 0
                    internal property b: B let initialized in 0 value=0
                    internal property c let initialized pattern in 0 value=1
                    internal property d let initialized pattern in 0 value=1
                    internal property e: F settable in 0
                    internal property f: F settable in 0
                    internal property let initialized in 0 value=2
                    internal property h let pattern in 0
                    internal property i let pattern in 0
                    body 0 initialValue of 1 in 0
                      body single
                        name B
                          call
                      scopeEnd
                    body 1 initialValue of 2 in 0
                      body single
                        group tuple
                          literal
                          literal
                      scopeEnd
                    body 2 initialValue of 6 in 0
                      body single
                        name G
                          call
                      scopeEnd
                    """#)
    }

    @Test
    func storedComputedAndObserved() {
        #expect(
            FactsDump.text(
                of: #"""
                    struct S {
                        var a: A { A() }
                        var b: B { get { B() } }
                        var c: C { get { c0 } set { c0 = newValue } }
                        var d: D { get async throws { try await D() } set(newD) { d0 = newD } }
                        var e = 1 { didSet { changed(oldValue) } }
                        var f: F { willSet(new) { new.use() } didSet { } }
                        var g: G { _read { yield g0 } _modify { yield &g0 } }
                        var h: Int { init(newValue) initializes(h0) { h0 = newValue } get { h0 } }
                        lazy var i = I(), j: J = .init()
                        lazy var k: K = { [unowned self] in K(self) }()
                        var l: L = { L() }()
                        var m: M { mutating get { M() } nonmutating set { } }
                        @inlinable var n: N { @inline(__always) get { N() } }
                        static let shared = S()
                        private(set) public var o: O
                        weak let p: P?
                        var q = r { $0 } s: { $0 }
                        var t = u.map { $0 }.v { didSet { w() } }
                        var x = Array<Int>() { willSet { } }
                        var read: Int { read { 1 } }
                    }
                    """#) == #"""
                    type 0 internal struct S
                    internal property a: A computed hasBody in 0 accessors=0
                    internal property b: B computed hasBody in 0 accessors=1
                    internal property c: C computed settable hasBody in 0 accessors=2
                    internal property d: D computed settable hasBody in 0 accessors=3
                    internal property e initialized settable hasBody observed in 0 value=4 accessors=5
                    internal property f: F settable hasBody observed in 0 accessors=6
                    internal property g: G computed settable hasBody in 0 accessors=7
                    internal property h: Int computed hasBody in 0 accessors=8
                    internal property i lazy initialized settable in 0 value=9
                    internal property j: J lazy initialized settable in 0 value=10
                    internal property k: K lazy initialized settable in 0 value=11
                    internal property l: L initialized settable in 0 value=12
                    internal property m: M computed settable hasBody in 0 accessors=13
                    internal property n: N computed hasBody @inlinable in 0 accessors=14
                    internal property shared static let initialized in 0 value=15
                    public(private set) property o: O settable in 0
                    internal property p: P? let weak in 0
                    internal property q initialized settable in 0 value=16
                    internal property t initialized settable hasBody observed in 0 value=17 accessors=18
                    internal property x initialized settable hasBody observed in 0 value=19 accessors=20
                    internal property read: Int computed hasBody in 0 accessors=21
                    body 0 accessors of 0 in 0
                      body single
                        name A
                          call
                      scopeEnd
                    body 1 accessors of 1 in 0
                      body
                        scope get single
                          name B
                            call
                        scopeEnd
                      scopeEnd
                    body 2 accessors of 2 in 0
                      body
                        scope get single
                          name c0
                        scopeEnd
                        scope set
                          binding newValue parameter
                          name c0
                            assignment
                              name newValue
                        scopeEnd
                      scopeEnd
                    body 3 accessors of 3 in 0
                      body
                        scope get single
                          name D
                            call
                        scopeEnd
                        scope set
                          binding newD parameter
                          name d0
                            assignment
                              name newD
                        scopeEnd
                      scopeEnd
                    body 4 initialValue of 4 in 0
                      body single
                        literal
                      scopeEnd
                    body 5 accessors of 4 in 0
                      body
                        scope didSet single
                          binding oldValue parameter
                          name changed
                            call
                              argument
                                name oldValue
                        scopeEnd
                      scopeEnd
                    body 6 accessors of 5 in 0
                      body
                        scope willSet single
                          binding new parameter
                          name new
                            member use
                              call
                        scopeEnd
                        scope didSet
                          binding oldValue parameter
                        scopeEnd
                      scopeEnd
                    body 7 accessors of 6 in 0
                      body
                        scope _read single
                          name g0
                        scopeEnd
                        scope _modify single
                          name g0 inout
                        scopeEnd
                      scopeEnd
                    body 8 accessors of 7 in 0
                      body
                        scope init
                          binding newValue parameter
                          name h0
                            assignment
                              name newValue
                        scopeEnd
                        scope get single
                          name h0
                        scopeEnd
                      scopeEnd
                    body 9 initialValue of 8 in 0
                      body single
                        name I
                          call
                      scopeEnd
                    body 10 initialValue of 9 in 0
                      body single
                        implicitMember init
                          call
                      scopeEnd
                    body 11 initialValue of 10 in 0
                      body single
                        closure immediate single
                          binding self capture weak-or-optional
                            selfReference
                          name K
                            call
                              argument
                                selfReference
                        scopeEnd
                          call ↑8
                      scopeEnd
                    body 12 initialValue of 11 in 0
                      body single
                        closure immediate single
                          name L
                            call
                        scopeEnd
                          call ↑4
                      scopeEnd
                    body 13 accessors of 12 in 0
                      body
                        scope get single
                          name M
                            call
                        scopeEnd
                        scope set
                          binding newValue parameter
                        scopeEnd
                      scopeEnd
                    body 14 accessors of 13 in 0
                      body
                        scope get single
                          name N
                            call
                        scopeEnd
                      scopeEnd
                    body 15 initialValue of 14 in 0
                      body single
                        name S
                          call
                      scopeEnd
                    body 16 initialValue of 17 in 0
                      body single
                        name r
                          call
                            argument trailing
                              closure trailing single
                                name $0
                              scopeEnd
                            argument s trailing
                              closure trailing single
                                name $0
                              scopeEnd
                      scopeEnd
                    body 17 initialValue of 18 in 0
                      body single
                        name u
                          member map
                            call
                              argument trailing
                                closure trailing single
                                  name $0
                                scopeEnd
                              member v
                      scopeEnd
                    body 18 accessors of 18 in 0
                      body
                        scope didSet single
                          binding oldValue parameter
                          name w
                            call
                        scopeEnd
                      scopeEnd
                    body 19 initialValue of 19 in 0
                      body single
                        name Array
                          genericArguments Int
                          call
                      scopeEnd
                    body 20 accessors of 19 in 0
                      body
                        scope willSet
                          binding newValue parameter
                        scopeEnd
                      scopeEnd
                    body 21 accessors of 20 in 0
                      body single
                        name read
                          call
                            argument trailing
                              closure trailing single
                              scopeEnd
                      scopeEnd
                    """#)
    }

    @Test
    func globals() {
        #expect(
            FactsDump.text(
                of: #"""
                    let api = API(), log: Log = .shared
                    var (a, b) = (A(), B())
                    private lazy var c = { C() }()
                    var d: D { D() }
                    """#) == #"""
                    internal property api let initialized value=0
                    internal property log: Log let initialized value=1
                    internal property a initialized settable pattern value=2
                    internal property b initialized settable pattern value=2
                    private property c lazy initialized settable value=3
                    internal property d: D computed hasBody accessors=4
                    body 0 initialValue of 0
                      body single
                        name API
                          call
                      scopeEnd
                    body 1 initialValue of 1
                      body single
                        implicitMember shared
                      scopeEnd
                    body 2 initialValue of 2
                      body single
                        group tuple
                          name A
                            call
                          name B
                            call
                      scopeEnd
                    body 3 initialValue of 4
                      body single
                        closure immediate single
                          name C
                            call
                        scopeEnd
                          call ↑4
                      scopeEnd
                    body 4 accessors of 5
                      body single
                        name D
                          call
                      scopeEnd
                    """#)
    }
}
