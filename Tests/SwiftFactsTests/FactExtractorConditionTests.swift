import TestSupport
import Testing

/// `#if` around declarations and inside of bodies.
struct FactExtractorConditionTests {
    @Test
    func declarationsInConditionalCode() {
        #expect(
            FactsDump.text(
                of: #"""
                    struct S {
                        #if os(iOS) && DEBUG
                        let a = A()
                        #elseif swift(>=5)
                        let a: B
                        #if X
                        func f() { g() }
                        #endif
                        #else
                        init() {}
                        #endif
                        var z: Z { Z() }
                        #if Y
                        @MainActor
                        #endif
                        func y() {}
                    }
                    #if canImport(X)
                    import X
                    class T {
                    #else
                    class T: U {
                    #endif
                        let t = 1
                    }
                    """#) == #"""
                    import X
                    #1 in #0, group 1, branch 0
                    #2 in #1, group 2, branch 0
                    #3 in #2, group 4, branch 2
                    #4 in #3, group 3, branch 0
                    #5 in #0, group 1, branch 1
                    #6 in #5, group 5, branch 0
                    #7 in #6, group 6, branch 0
                    #8 in #5, group 5, branch 1
                    #9 in #0, group 7, branch 0
                    #10 in #0, group 8, branch 0
                    #11 in #0, group 8, branch 1
                    type 0 internal struct S
                    type 1 internal class T #10
                    type 2 internal class T : U #11
                    internal method f() hasBody in 0 #7 body=1
                    internal initializer () hasBody in 0 #8 body=2
                    internal method y() hasBody @MainActor in 0 body=4
                    internal property a let initialized in 0 #4 value=0
                    internal property a: B let in 0 #6
                    internal property z: Z computed hasBody in 0 accessors=3
                    internal property t let initialized value=5
                    body 0 initialValue of 0 in 0 #4
                      body single
                        name A
                          call
                      scopeEnd
                    body 1 function of 0 in 0 #7
                      body single
                        name g
                          call
                      scopeEnd
                    body 2 function of 1 in 0 #8
                      body
                      scopeEnd
                    body 3 accessors of 2 in 0
                      body single
                        name Z
                          call
                      scopeEnd
                    body 4 function of 2 in 0
                      body
                      scopeEnd
                    body 5 initialValue of 3
                      body single
                        literal
                      scopeEnd
                    problem line 25: '}' closes nothing
                    """#)
    }

    /// Of one condition and its contrary no two branches are compiled together; what is behind an `#elseif` is no contrary.
    @Test
    func theSameConditionIsOneGroup() {
        #expect(
            FactsDump.text(
                of: #"""
                    #if DEBUG
                    let a = 1
                    #else
                    let b = 1
                    #endif
                    #if !DEBUG
                    let c = 1
                    #else
                    let d = 1
                    #endif
                    #if DEBUG
                    #elseif X
                    let e = 1
                    #endif
                    #if !DEBUG && X
                    let f = 1
                    #endif
                    #if !os(iOS)
                    let g = 1
                    #endif
                    #if os(iOS)
                    let h = 1
                    #endif
                    """#
            ).split(separator: "\n").filter { $0.hasPrefix("#") } == [
                "#1 in #0, group 1, branch 0",
                "#2 in #0, group 1, branch 1",
                "#3 in #0, group 1, branch 1",
                "#4 in #0, group 1, branch 0",
                "#5 in #0, group 1, branch 0",
                "#6 in #0, group 1, branch 1",
                "#7 in #6, group 4, branch 0",
                "#8 in #0, group 5, branch 0",
                "#9 in #8, group 1, branch 1",
                "#10 in #9, group 7, branch 0",
                "#11 in #0, group 8, branch 1",
                "#12 in #0, group 8, branch 0",
                "#13 in #12, group 10, branch 8",
            ])
    }

    /// Of `A && B` all is known where it holds, of `A || B` where it does not; no two platforms are one.
    @Test
    func termsOfConditions() {
        #expect(
            FactsDump.text(
                of: #"""
                    #if A || !(B)
                    let a = 1
                    #else
                    let b = 1
                    #endif
                    #if (A)
                    let c = 1
                    #endif
                    #if !(A || !(B))
                    let d = 1
                    #endif
                    #if A && B || C
                    let e = 1
                    #endif
                    #if os(iOS)
                    let f = 1
                    #endif
                    #if !(os(macOS))
                    #else
                    let g = 1
                    #endif
                    """#
            ).split(separator: "\n").filter { $0.hasPrefix("#") } == [
                "#1 in #0, group 1, branch 0",
                "#2 in #0, group 1, branch 1",
                "#3 in #2, group 2, branch 1",
                "#4 in #3, group 3, branch 0",
                "#5 in #0, group 2, branch 0",
                "#6 in #0, group 1, branch 1",
                "#7 in #0, group 6, branch 0",
                "#8 in #0, group 7, branch 0",
                "#9 in #8, group 8, branch 7",
                "#10 in #0, group 9, branch 1",
                "#11 in #0, group 9, branch 0",
                "#12 in #11, group 8, branch 9",
            ])
    }

    @Test
    func unbalancedBranches() {
        #expect(
            FactsDump.text(
                of: #"""
                    class A {
                        func a() {
                            #if compiler(>=7)
                            if x {
                            #else
                            if y { } }
                            #endif
                            b()
                        }
                        func c() { d() }
                    }
                    """#) == #"""
                    #1 in #0, group 1, branch 0
                    #2 in #0, group 1, branch 1
                    type 0 internal class A
                    internal method a() hasBody in 0 body=0
                    internal method c() hasBody in 0 body=1
                    body 0 function of 0 in 0
                      body
                        conditionalCompilation #1
                        scope
                          condition
                            name x
                        scopeEnd
                        conditionalCompilation #2
                        scope
                          condition
                            name y
                        scopeEnd
                        conditionalCompilation #0
                        name b
                          call
                      scopeEnd
                    body 1 function of 1 in 0
                      body single
                        name d
                          call
                      scopeEnd
                    """#)
    }

    @Test
    func conditionalCode() {
        #expect(
            FactsDump.rows(
                of: #"""
                    a()
                    #if DEBUG
                    b()
                    #elseif X
                    c()
                    #else
                    d()
                    #endif
                    view
                      .a()
                      #if os(iOS)
                      .b()
                      #else
                      .c { d }
                      #endif
                      .e()
                    f {
                      #if A
                      g()
                      #endif
                      h
                    }
                    let x = y
                      #if B
                      .z
                      #endif
                    return w
                    """#) == #"""
                    name a
                      call
                    conditionalCompilation #1
                    name b
                      call
                    conditionalCompilation #3
                    name c
                      call
                    conditionalCompilation #4
                    name d
                      call
                    conditionalCompilation #0
                    name view
                      member a
                        call
                    conditionalCompilation #6
                          member b ↑2
                            call
                    conditionalCompilation #7
                          member c ↑5
                            call
                              argument trailing
                                closure trailing single
                                  name d
                                scopeEnd
                    conditionalCompilation #0
                              member e ↑6
                                call
                    name f
                      call
                        argument trailing
                          closure trailing
                            conditionalCompilation #8
                            name g
                              call
                            conditionalCompilation #0
                            name h
                          scopeEnd
                    binding x
                      name y
                    conditionalCompilation #9
                        member z ↑2
                    conditionalCompilation #0
                    returned
                      name w
                    """#)
    }

    @Test
    func conditionsWithinConditionsOfMembers() {
        #expect(
            FactsDump.rows(
                of: #"""
                    view
                      #if A
                      #if B
                      .a()
                      #endif
                      .b()
                      #endif
                      .c()
                    d
                    #if A
                    #if B
                    e
                    #endif
                    #endif
                    """#) == #"""
                    name view
                    conditionalCompilation #1
                    conditionalCompilation #2
                      member a ↑3
                        call
                    conditionalCompilation #1
                          member b ↑2
                            call
                    conditionalCompilation #0
                              member c ↑2
                                call
                    name d
                    conditionalCompilation #3
                    conditionalCompilation #4
                    name e
                    conditionalCompilation #3
                    conditionalCompilation #0
                    """#)
    }

    @Test
    func conditionalCases() {
        #expect(
            FactsDump.rows(
                of: #"""
                    switch a {
                    case .b: c()
                    #if X
                    case .d: e()
                    #else
                    case .f: g()
                    #endif
                    default:
                      #if Y
                      h()
                      #endif
                    }
                    #if Z
                    if a { b() }
                    #endif
                    """#) == #"""
                    condition
                      name a
                    scope single
                      condition
                        implicitMember b
                      name c
                        call
                    scopeEnd
                    conditionalCompilation #1
                    scope single
                      condition
                        implicitMember d
                      name e
                        call
                    scopeEnd
                    conditionalCompilation #2
                    scope single
                      condition
                        implicitMember f
                      name g
                        call
                    scopeEnd
                    conditionalCompilation #0
                    scope single
                      conditionalCompilation #3
                      name h
                        call
                      conditionalCompilation #0
                    scopeEnd
                    conditionalCompilation #4
                    scope single
                      condition
                        name a
                      name b
                        call
                    scopeEnd
                    conditionalCompilation #0
                    """#)
    }
}
