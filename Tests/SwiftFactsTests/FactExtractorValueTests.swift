import TestSupport
import Testing

/// Branches as values, and bodies that are one expression.
struct FactExtractorValueTests {
    @Test
    func values() {
        #expect(
            FactsDump.rows(
                of: #"""
                    let a = if b { C() } else { d.e }
                    return switch k { case .a: A() default: throw E() }
                    x = if a { b } else if c { d } else { e }
                    f(if a { b } else { c })
                    """#) == #"""
                    binding a
                      conditionalValue
                        scope single
                          condition
                            name b
                          name C
                            call
                        scopeEnd
                        scope single
                          name d
                            member e
                        scopeEnd
                    returned
                      conditionalValue
                        condition
                          name k
                        scope single
                          condition
                            implicitMember a
                          name A
                            call
                        scopeEnd
                        scope
                          returned test-throw-var
                            name E
                              call
                        scopeEnd
                    name x
                      assignment
                        conditionalValue
                          scope single
                            condition
                              name a
                            name b
                          scopeEnd
                          scope single
                            condition
                              name c
                            name d
                          scopeEnd
                          scope single
                            name e
                          scopeEnd
                    name f
                      call
                        argument
                          conditionalValue
                            scope single
                              condition
                                name a
                              name b
                            scopeEnd
                            scope single
                              name c
                            scopeEnd
                    """#)
    }

    @Test
    func onlyOneExpressionMakesASingleExpression() {
        #expect(
            FactsDump.text(
                of: #"""
                    func a() -> A { A() }
                    func b() -> B { return B() }
                    func c() -> C { let c = C(); return c }
                    func d() { self.d = D() }
                    func e() -> E { if x { E1() } else { E2() } }
                    func f() -> F { switch x { case .a: F1() default: F2() } }
                    func g() { if x { y() } }
                    func h() { throw H() }
                    func i() -> Int { 5 }
                    func j() { return }
                    """#) == #"""
                    internal method a() -> A hasBody body=0
                    internal method b() -> B hasBody body=1
                    internal method c() -> C hasBody body=2
                    internal method d() hasBody body=3
                    internal method e() -> E hasBody body=4
                    internal method f() -> F hasBody body=5
                    internal method g() hasBody body=6
                    internal method h() hasBody body=7
                    internal method i() -> Int hasBody body=8
                    internal method j() hasBody body=9
                    body 0 function of 0
                      body single
                        name A
                          call
                      scopeEnd
                    body 1 function of 1
                      body single
                        returned
                          name B
                            call
                      scopeEnd
                    body 2 function of 2
                      body
                        binding c
                          name C
                            call
                        returned
                          name c
                      scopeEnd
                    body 3 function of 3
                      body
                        selfReference
                          member d
                            assignment
                              name D
                                call
                      scopeEnd
                    body 4 function of 4
                      body single
                        scope single
                          condition
                            name x
                          name E1
                            call
                        scopeEnd
                        scope single
                          name E2
                            call
                        scopeEnd
                      scopeEnd
                    body 5 function of 5
                      body single
                        condition
                          name x
                        scope single
                          condition
                            implicitMember a
                          name F1
                            call
                        scopeEnd
                        scope single
                          name F2
                            call
                        scopeEnd
                      scopeEnd
                    body 6 function of 6
                      body
                        scope single
                          condition
                            name x
                          name y
                            call
                        scopeEnd
                      scopeEnd
                    body 7 function of 7
                      body
                        returned test-throw-var
                          name H
                            call
                      scopeEnd
                    body 8 function of 8
                      body single
                      scopeEnd
                    body 9 function of 9
                      body
                        returned
                      scopeEnd
                    """#)
    }
}
