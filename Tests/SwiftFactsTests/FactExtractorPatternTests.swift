import TestSupport
import Testing

/// `switch` and the names that patterns bind.
struct FactExtractorPatternTests {
    @Test
    func patterns() {
        #expect(
            FactsDump.rows(
                of: #"""
                    if case .a(let b) = c { b }
                    if case let .a(b, c: d) = f { }
                    guard case let x? = y else { return }
                    if case let A.B(c) = d { }
                    if case .a = b, c { }
                    switch k {
                    case .a(let z), .b(let z) where z > 0: f(z)
                    case let x as X: x.y()
                    case is Foo: break
                    case _ as Bar: ()
                    case (let a, 1), (_, let a): a
                    case let (a, .c(b)): a
                    case 1...5, "x", K.m: g()
                    case var v: v.w = 1
                    case let .a(x)?: x
                    case .x(y: let z, w): z
                    @unknown default: break
                    }
                    switch (a, b) { case (.c, _): d }
                    """#) == #"""
                    scope single
                      condition
                        implicitMember a
                          call
                            argument
                      binding b pattern
                        name c
                      name b
                    scopeEnd
                    scope
                      condition
                        implicitMember a
                          call
                            argument
                      binding b followed pattern
                            argument c ↑3
                      binding d pattern
                        name f
                    scopeEnd
                    condition
                    binding x unwrapping pattern
                      name y
                    scope
                      returned
                    scopeEnd
                    scope
                      condition
                        name A
                          member B
                            call
                              argument
                      binding c pattern
                        name d
                    scopeEnd
                    scope
                      condition
                        implicitMember a
                        name b
                      condition
                        name c
                    scopeEnd
                    condition
                      name k
                    scope single
                      condition
                        implicitMember a
                          call
                            argument
                      binding z pattern
                      condition
                        implicitMember b
                          call
                            argument
                      binding z pattern
                      condition
                        name z operand
                      name f
                        call
                          argument
                            name z
                    scopeEnd
                    scope single
                      condition
                      binding x pattern
                        annotation X
                      name x
                        member y
                          call
                    scopeEnd
                    scope
                      condition
                        cast Foo test-throw-var
                    scopeEnd
                    scope single
                      condition
                        cast Bar
                      group tuple
                    scopeEnd
                    scope single
                      condition
                        group tuple
                      binding a pattern
                          literal ↑2
                      condition
                        group tuple
                      binding a pattern
                      name a
                    scopeEnd
                    scope single
                      condition
                        group tuple
                      binding a followed pattern
                          implicitMember c ↑2
                            call
                              argument
                      binding b pattern
                      name a
                    scopeEnd
                    scope single
                      condition
                      condition
                      condition
                        name K
                          member m
                      name g
                        call
                    scopeEnd
                    scope
                      condition
                      binding v pattern test-throw-var
                      name v
                        member w
                          assignment
                            literal
                    scopeEnd
                    scope single
                      condition
                        implicitMember a
                          call ?
                            argument
                      binding x pattern
                      name x
                    scopeEnd
                    scope single
                      condition
                        implicitMember x
                          call
                            argument y
                      binding z pattern
                            argument ↑3
                              name w
                      name z
                    scopeEnd
                    scope
                    scopeEnd
                    condition
                      group tuple
                        name a
                        name b
                    scope single
                      condition
                        group tuple
                          implicitMember c
                      name d
                    scopeEnd
                    """#)
    }

    @Test
    func switches() {
        #expect(
            FactsDump.rows(
                of: #"""
                    switch a { case .b: c() default: d() }
                    switch a.b {
                    #if X
                    case .c: d
                    #endif
                    case .e:
                        f()
                        g()
                    }
                    let x = switch a { case .b: C() case .d: E() }
                    switch x { }
                    """#) == #"""
                    condition
                      name a
                    scope single
                      condition
                        implicitMember b
                      name c
                        call
                    scopeEnd
                    scope single
                      name d
                        call
                    scopeEnd
                    condition
                      name a
                        member b
                    conditionalCompilation #1
                    scope single
                      condition
                        implicitMember c
                      name d
                    scopeEnd
                    conditionalCompilation #0
                    scope
                      condition
                        implicitMember e
                      name f
                        call
                      name g
                        call
                    scopeEnd
                    binding x
                      conditionalValue
                        condition
                          name a
                        scope single
                          condition
                            implicitMember b
                          name C
                            call
                        scopeEnd
                        scope single
                          condition
                            implicitMember d
                          name E
                            call
                        scopeEnd
                    condition
                      name x
                    """#)
    }
}
