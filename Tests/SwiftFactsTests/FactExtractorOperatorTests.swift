import TestSupport
import Testing

/// Operators and assignments.
struct FactExtractorOperatorTests {
    @Test
    func operators() {
        #expect(
            FactsDump.rows(
                of: #"""
                    a + b
                    a ?? b
                    a ?? b == c
                    a + b ?? c
                    !a
                    -a.b
                    a...
                    a..<b
                    x += y
                    a && b || c
                    a == nil ? b : c
                    a ? b : c ? d : e
                    a ?? b ?? C.d
                    f(&x)
                    x!
                    x as? T
                    x is T
                    x as! any P & Q ?? y
                    reduce(0, +)
                    sorted(by: <)
                    a = b ?? c
                    (a ?? b).c
                    """#) == #"""
                    name a operand
                    name b operand
                    name a alternative
                    name b alternative
                    name a operand alternative
                    name b operand alternative
                    name c operand
                    name a operand
                    name b operand
                    name c alternative
                    name a operand
                    name a operand
                      member b
                    name a operand
                    name a operand
                    name b operand
                    name x operand
                    name y operand
                    name a operand
                    name b operand short-circuited
                    name c operand short-circuited
                    name a operand ternary
                    name b alternative
                    name c alternative
                    name a ternary
                    name b alternative
                    name c ternary
                    name d alternative
                    name e alternative
                    name a alternative
                    name b alternative
                    name C alternative
                      member d
                    name f
                      call
                        argument
                          name x inout
                    name x !
                    name x
                      cast T weak-or-optional
                    name x
                      cast T test-throw-var
                    name x alternative
                      cast any P & Q
                    name y alternative
                    name reduce
                      call
                        argument
                          literal
                        argument
                    name sorted
                      call
                        argument by
                    name a
                      assignment
                        name b alternative
                        name c alternative
                    group
                      name a alternative
                      name b alternative
                      member c
                    """#)
    }

    @Test
    func assignments() {
        #expect(
            FactsDump.rows(
                of: #"""
                    self.x = x
                    a.b = c.d
                    _ = e
                    (a, b) = (x, y)
                    f[0] = g { }
                    x = y = z
                    x = nil
                    """#) == #"""
                    selfReference
                      member x
                        assignment
                          name x
                    name a
                      member b
                        assignment
                          name c
                            member d
                    name
                      assignment
                        name e
                    group tuple
                      name a
                      name b
                      assignment
                        group tuple
                          name x
                          name y
                    name f
                      subscriptCall
                        argument
                          literal
                        assignment
                          name g
                            call
                              argument trailing
                                closure trailing
                                scopeEnd
                    name x
                      assignment
                        name y
                          assignment
                            name z
                    name x
                      assignment
                        literal nil
                    """#)
    }
}
