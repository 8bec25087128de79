import TestSupport
import Testing

/// Declarations inside of bodies.
struct FactExtractorLocalTests {
    @Test
    func localBindings() {
        #expect(
            FactsDump.rows(
                of: #"""
                    let x: T = v
                    let a = A(), b: B, c = a.d
                    var e
                    let (f, (g, _)) = h
                    async let i = j()
                    let _ = k()
                    lazy var l = L()
                    var m: M { N() }
                    var o: O { get { p } set(q) { p = q } }
                    var r = 1 { didSet { s() } }
                    weak var t: T? = u
                    let v = w { $0 } x: { y }
                    guard let z = z else { return }
                    let aa: A?, bb = 1; let cc = { dd }()
                    let ee: (A) -> B = ff
                    """#) == #"""
                    binding x
                      annotation T
                      name v
                    binding a
                      name A
                        call
                    binding b
                      annotation B
                    binding c
                      name a
                        member d
                    binding e test-throw-var
                    binding f followed pattern
                    binding g pattern
                      name h
                    binding i
                      name j
                        call
                    name k
                      call
                    binding l test-throw-var
                      name L
                        call
                    binding m test-throw-var
                      annotation M
                      scope get single
                        name N
                          call
                      scopeEnd
                    binding o test-throw-var
                      annotation O
                      scope get single
                        name p
                      scopeEnd
                      scope set
                        binding q parameter
                        name p
                          assignment
                            name q
                      scopeEnd
                    binding r test-throw-var
                      literal
                      scope didSet single
                        binding oldValue parameter
                        name s
                          call
                      scopeEnd
                    binding t test-throw-var
                      annotation T?
                      name u
                    binding v
                      name w
                        call
                          argument trailing
                            closure trailing single
                              name $0
                            scopeEnd
                          argument x trailing
                            closure trailing single
                              name y
                            scopeEnd
                    binding z unwrapping
                      name z
                    scope
                      returned
                    scopeEnd
                    binding aa
                      annotation A?
                    binding bb
                      literal
                    binding cc
                      closure immediate single
                        name dd
                      scopeEnd
                        call ↑3
                    binding ee
                      annotation (A) -> B
                      name ff
                    """#)
    }

    @Test
    func callsBeforeDeclarations() {
        #expect(
            FactsDump.rows(
                of: #"""
                    open()
                    var a = b
                    open(c)
                    let d = e
                    package(f, g)
                    func h() {}
                    unowned(unsafe) let i = j
                    """#) == #"""
                    name open
                      call
                    binding a test-throw-var
                      name b
                    name open
                      call
                        argument
                          name c
                    binding d
                      name e
                    name package
                      call
                        argument
                          name f
                        argument
                          name g
                    localFunction h
                    scopeEnd
                    binding i
                      name j
                    """#)
    }

    @Test
    func localFunctions() {
        #expect(
            FactsDump.rows(
                of: #"""
                    func a(_ b: B = c, d e: E...) async throws -> F where E: G { e.h() }
                    func i() { j() }
                    func k<T>(t: T, inout u: U)
                    @MainActor func l() -> M { M() }
                    func == (a: A, b: A) -> Bool { true }
                    """#) == #"""
                    localFunction a single
                      binding b parameter
                        annotation B
                        name c
                      binding e parameter
                        annotation E
                      name e
                        member h
                          call
                    scopeEnd
                    localFunction i single
                      name j
                        call
                    scopeEnd
                    localFunction k
                      binding t parameter
                        annotation T
                      binding u parameter
                        annotation U
                    scopeEnd
                    localFunction l single
                      name M
                        call
                    scopeEnd
                    localFunction == single
                      binding a parameter
                        annotation A
                      binding b parameter
                        annotation A
                    scopeEnd
                    """#)
    }

    @Test
    func localTypes() {
        #expect(
            FactsDump.rows(
                of: #"""
                    struct A { let b = B(); func c() { struct D { let e = E() } } }
                    @Observable final class F: G { }
                    enum H { case i }
                    actor J { }
                    k()
                    extension L { }
                    """#) == #"""
                    name k
                      call
                    """#)
    }

    @Test
    func localAttributes() {
        #expect(
            FactsDump.rows(
                of: #"""
                    @Dependency(\.api) var api
                    @Injected var x: X
                    @available(iOS 15, *) func f() { }
                    @A(b) struct C { }
                    #sourceLocation(file: "a", line: 1)
                    """#) == #"""
                    name Dependency
                      call attribute
                        argument
                          keyPath
                            member api
                    binding api test-throw-var
                    name Injected
                      call attribute
                    binding x test-throw-var
                      annotation X
                    localFunction f
                    scopeEnd
                    """#)
    }
}
