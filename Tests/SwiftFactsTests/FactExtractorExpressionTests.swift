import TestSupport
import Testing

/// Operands and what is applied to them.
struct FactExtractorExpressionTests {
    @Test
    func calls() {
        #expect(
            FactsDump.rows(
                of: #"""
                    api()
                    a.b(c: d).e
                    f(1, x: y, _: z) { $0 } g: { h } _: { }
                    f { }
                    f
                    { x }
                    a.b { c }.d
                    x[0] { y }
                    self { z }
                    super.init(a: a)
                    Type.init(a:b:)
                    map(Row.init)
                    make(x:)
                    f()()
                    f (x)
                    """#) == #"""
                    name api
                      call
                    name a
                      member b
                        call
                          argument c
                            name d
                          member e
                    name f
                      call
                        argument
                          literal
                        argument x
                          name y
                        argument
                          name z
                        argument trailing
                          closure trailing single
                            name $0
                          scopeEnd
                        argument g trailing
                          closure trailing single
                            name h
                          scopeEnd
                        argument trailing
                          closure trailing
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing single
                            name x
                          scopeEnd
                    name a
                      member b
                        call
                          argument trailing
                            closure trailing single
                              name c
                            scopeEnd
                          member d
                    name x
                      subscriptCall
                        argument
                          literal
                        call
                          argument trailing
                            closure trailing single
                              name y
                            scopeEnd
                    selfReference
                      call
                        argument trailing
                          closure trailing single
                            name z
                          scopeEnd
                    superReference
                      member init
                        call
                          argument a
                            name a
                    name Type
                      member init
                    name map
                      call
                        argument
                          name Row
                            member init
                    name make
                    name f
                      call
                        call
                    name f
                      call
                        argument
                          name x
                    """#)
    }

    @Test
    func members() {
        #expect(
            FactsDump.rows(
                of: #"""
                    a.b.c
                    a?.b!.c?[0]?()
                    self.x
                    self?.api
                    .shared.load()
                    .init(a: .default)
                    T.self
                    x.0.1
                    a
                      .b
                      .c()
                    Swift::Array<Int>()
                    $0.x + $1
                    $projected
                    `default`.`init`
                    """#) == #"""
                    name a
                      member b
                        member c
                    name a ?
                      member b !
                        member c ?
                          subscriptCall ?
                            argument
                              literal
                            call
                    selfReference
                      member x
                    selfReference ?
                      member api
                        member shared
                          member load
                            call
                              member init
                                call
                                  argument a
                                    implicitMember default
                    name T
                      member self
                    name x
                      member 0
                        member 1
                    name a
                      member b
                        member c
                          call
                    name Swift
                      member Array
                        genericArguments Int
                        call
                    name $0 operand
                      member x
                    name $1 operand
                    name $projected
                    name default
                      member init
                    """#)
    }

    @Test
    func genericArguments() {
        #expect(
            FactsDump.rows(
                of: #"""
                    a<b>(c)
                    x < y
                    f(i<j, k>(l))
                    m >> 2
                    Dictionary<String, Array<Int>>()
                    Box<Int>?.self
                    Array<
                      A
                    >()
                    let x: A = B<C>.shared
                    a<b && c>d
                    p<q
                    Foo<Bar>.Baz<Qux>()
                    """#) == #"""
                    name a
                      genericArguments b
                      call
                        argument
                          name c
                    name x operand
                    name y operand
                    name f
                      call
                        argument
                          name i
                            genericArguments j, k
                            call
                              argument
                                name l
                    name m operand
                    name Dictionary
                      genericArguments String, Array<Int>
                      call
                    name Box ?
                      genericArguments Int
                      member self
                    name Array
                      genericArguments A
                      call
                    binding x
                      annotation A
                      name B
                        genericArguments C
                        member shared
                    name a operand
                    name b operand
                    name c operand short-circuited
                    name d operand short-circuited
                    name p operand
                    name q operand
                    name Foo
                      genericArguments Bar
                      member Baz
                        genericArguments Qux
                        call
                    """#)
    }

    @Test
    func prefixWords() {
        #expect(
            FactsDump.rows(
                of: #"""
                    try a()
                    try? await b.c()
                    try! d
                    await e()
                    consume f
                    copy g
                    unsafe h()
                    discard self
                    each i
                    yield j
                    await withTaskGroup { }
                    async
                    let await = 1
                    consume(x)
                    """#) == #"""
                    name a
                      call
                    name b
                      member c
                        call
                    name d !
                    name e
                      call
                    name f
                    name g
                    name h
                      call
                    selfReference
                    name i
                    name j
                    name withTaskGroup
                      call
                        argument trailing
                          closure trailing
                          scopeEnd
                    name async
                    binding await
                      literal
                    name consume
                      call
                        argument
                          name x
                    """#)
    }

    @Test
    func whatMayBeUnsafe() {
        #expect(
            FactsDump.rows(
                of: #"""
                    unsafe (a)
                    unsafe(b)
                    unsafe .c()
                    unsafe.d()
                    unsafe [e]
                    unsafe[f]
                    if unsafe Self.g < h { }
                    for unsafe i in unsafe j { k() }
                    for unsafe in l { m() }
                    unsafe = n
                    """#) == #"""
                    group
                      name a
                    name unsafe
                      call
                        argument
                          name b
                    implicitMember c
                      call
                    name unsafe
                      member d
                        call
                    collection
                      name e
                    name unsafe
                      subscriptCall
                        argument
                          name f
                    scope
                      condition
                        selfType operand
                          member g
                        name h operand
                    scopeEnd
                    scope single
                      binding i pattern
                        name j
                      name k
                        call
                    scopeEnd
                    scope single
                      binding unsafe pattern
                        name l
                      name m
                        call
                    scopeEnd
                    name unsafe
                      assignment
                        name n
                    """#)
    }
}
