import TestSupport
import Testing

/// The rarer operands.
struct FactExtractorOperandTests {
    @Test
    func keyPaths() {
        #expect(
            FactsDump.rows(
                of: #"""
                    \.a.b
                    \Root.a?.b![0].c
                    \.self
                    \[Int].[0]
                    \Self.x
                    map(\.api)
                    \Foo<Bar>.x
                    \.?.a
                    #keyPath(x.y)
                    #selector(AppDelegate.go)
                    """#) == #"""
                    keyPath
                      member a
                        member b
                    keyPath Root
                      member a ?
                        member b !
                          subscriptCall
                            argument
                              literal
                            member c
                    keyPath
                      member self
                    keyPath
                      subscriptCall
                        argument
                          literal
                    keyPath Self
                      member x
                    name map
                      call
                        argument
                          keyPath
                            member api
                    keyPath Foo
                      genericArguments Bar
                      member x
                    keyPath ?
                      member a
                    macro keyPath
                      call
                        argument
                          name x
                            member y
                    macro selector
                      call
                        argument
                          name AppDelegate
                            member go
                    """#)
    }

    @Test
    func macros() {
        #expect(
            FactsDump.rows(
                of: #"""
                    #expect(x == y)
                    #fileID
                    #Preview("n") { Text() }
                    if #available(iOS 15, *) { }
                    #warning("x")
                    #Predicate<A> { $0.b }
                    """#) == #"""
                    macro expect
                      call
                        argument
                          name x operand
                          name y operand
                    macro fileID
                    macro Preview
                      call
                        argument
                          literal
                        argument trailing
                          closure trailing single
                            name Text
                              call
                          scopeEnd
                    scope
                      condition
                        macro available
                    scopeEnd
                    macro Predicate
                      genericArguments A
                      call
                        argument trailing
                          closure trailing single
                            name $0
                              member b
                          scopeEnd
                    """#)
    }

    @Test
    func typeExpressions() {
        #expect(
            FactsDump.rows(
                of: #"""
                    [API]()
                    [String: [any P]]()
                    [A](b)
                    (any P).self
                    [T].self
                    any P.self
                    (A) -> B
                    T?.self
                    [a].map { }
                    (a).self
                    [A: B].init()
                    (@Sendable (A) -> B).self
                    """#) == #"""
                    typeExpression [API]
                      call
                    typeExpression [String: [any P]]
                      call
                    typeExpression [A]
                      call
                        argument
                          name b
                    typeExpression any P
                      member self
                    typeExpression [T]
                      member self
                    typeExpression any P
                      member self
                    group
                      name A
                    name T ?
                      member self
                    collection
                      name a
                      member map
                        call
                          argument trailing
                            closure trailing
                            scopeEnd
                    group
                      name a
                      member self
                    typeExpression [A: B]
                      member init
                        call
                    typeExpression (A) -> B
                      member self
                    """#)
    }

    @Test
    func literals() {
        #expect(
            FactsDump.rows(
                of: #"""
                    f(1, "a", nil, true, 1.5, /a+/)
                    x = 1
                    return nil
                    let y = "b"
                    [1, nil]
                    (1, 2)
                    a + 1
                    if a == 1 { }
                    "a".b
                    1 as T
                    x ?? nil
                    """#) == #"""
                    name f
                      call
                        argument
                          literal
                        argument
                          literal
                        argument
                          literal nil
                        argument
                          literal true
                        argument
                          literal
                        argument
                          literal
                    name x
                      assignment
                        literal
                    returned
                      literal nil
                    binding y
                      literal
                    collection
                      literal
                      literal nil
                    group tuple
                      literal
                      literal
                    name a operand
                    scope
                      condition
                        name a operand
                    scopeEnd
                    literal
                      member b
                    literal
                      cast T
                    name x alternative
                    """#)
    }

    @Test
    func interpolations() {
        #expect(
            FactsDump.rows(
                of: #"""
                    "a \(b) c \(d.e(f), g: h)"
                    f("x\("y \(z)")")
                    """
                      \(a)
                      """
                    """#) == #"""
                    interpolation
                      name b
                      name d
                        member e
                          call
                            argument
                              name f
                      name h
                    name f
                      call
                        argument
                          interpolation
                            interpolation
                              name z
                    interpolation
                      name a
                    """#)
    }

    /// A literal is left out of an interpolation, unless something is read of it.
    @Test
    func literalsInInterpolations() {
        #expect(
            FactsDump.rows(
                of: #"""
                    "a \("KMG"[b(c)]) \("d" + "e"[f])"
                    "g \("h") \("i".j)"
                    "k"
                    [l]
                    """#) == #"""
                    interpolation
                      literal
                        subscriptCall
                          argument
                            name b
                              call
                                argument
                                  name c
                      literal operand
                        subscriptCall
                          argument
                            name f
                    interpolation
                      literal
                        member j
                    collection
                      name l
                    """#)
    }

    @Test
    func groupsAndCollections() {
        #expect(
            FactsDump.rows(
                of: #"""
                    (a)
                    (a, b: c)
                    ()
                    [a, b]
                    [k: v, l: w.x]
                    []
                    [:]
                    [a ? b : c]
                    """#) == #"""
                    group
                      name a
                    group tuple
                      name a
                      name c
                    group tuple
                    collection
                      name a
                      name b
                    collection
                      name k
                      name v
                      name l
                      name w
                        member x
                    collection
                    collection
                    collection
                      name a ternary
                      name b alternative
                      name c alternative
                    """#)
    }
}
