import SwiftFacts
import TestSupport
import Testing

/// Statements with blocks and the names that they bind.
struct FactExtractorStatementTests {
    @Test
    func conditionsAndBranches() {
        #expect(
            FactsDump.rows(
                of: #"""
                    if a { b() } else if c, let d { e() } else { f() }
                    if xs.contains { $0 } { a() }
                    if xs.map({ $0 }).isEmpty { b() }
                    guard a else { return }
                    while let x = next() { x.y() }
                    while a {
                    }
                    repeat { a() } while b.c { $0 }
                    if a
                    {
                        b()
                    }
                    for x in xs.filter { $0 } where x.y { z(x) }
                    if a.b { c } .d { e }
                    if case { true }() = x { y() }
                    if a, { b }() { c() }
                    """#) == #"""
                    scope single
                      condition
                        name a
                      name b
                        call
                    scopeEnd
                    scope single
                      condition
                        name c
                      binding d unwrapping
                        name d
                      name e
                        call
                    scopeEnd
                    scope single
                      name f
                        call
                    scopeEnd
                    scope single
                      condition
                        name xs
                          member contains
                            call
                              argument trailing
                                closure trailing single
                                  name $0
                                scopeEnd
                      name a
                        call
                    scopeEnd
                    scope single
                      condition
                        name xs
                          member map
                            call
                              argument
                                closure single
                                  name $0
                                scopeEnd
                              member isEmpty
                      name b
                        call
                    scopeEnd
                    condition
                      name a
                    scope
                      returned
                    scopeEnd
                    scope single
                      binding x unwrapping
                        name next
                          call
                      name x
                        member y
                          call
                    scopeEnd
                    scope
                      condition
                        name a
                    scopeEnd
                    scope immediate single
                      name a
                        call
                    scopeEnd
                    condition
                      name b
                        member c
                          call
                            argument trailing
                              closure trailing single
                                name $0
                              scopeEnd
                    scope single
                      condition
                        name a
                      name b
                        call
                    scopeEnd
                    scope single
                      binding x pattern
                        name xs
                          member filter
                            call
                              argument trailing
                                closure trailing single
                                  name $0
                                scopeEnd
                      condition
                        name x
                          member y
                      name z
                        call
                          argument
                            name x
                    scopeEnd
                    scope single
                      condition
                        name a
                          member b
                            call
                              argument trailing
                                closure trailing single
                                  name c
                                scopeEnd
                              member d
                      name e
                    scopeEnd
                    scope single
                      condition
                        closure immediate single
                        scopeEnd
                          call ↑2
                        name x
                      name y
                        call
                    scopeEnd
                    scope single
                      condition
                        name a
                      condition
                        closure immediate single
                          name b
                        scopeEnd
                          call ↑3
                      name c
                        call
                    scopeEnd
                    """#)
    }

    @Test
    func unwrapping() {
        #expect(
            FactsDump.rows(
                of: #"""
                    if let api, let x = y?.z, var w: W = v { api.use(x) }
                    guard let self else { return }
                    guard let strong = self, strong.ok else { return nil }
                    if let (a, b) = pair { a.c(b) }
                    if let _ = a { }
                    while var x { }
                    self.x
                    """#) == #"""
                    scope single
                      binding api unwrapping
                        name api
                      binding x unwrapping
                        name y ?
                          member z
                      binding w unwrapping test-throw-var
                        annotation W
                        name v
                      name api
                        member use
                          call
                            argument
                              name x
                    scopeEnd
                    binding self unwrapping
                      selfReference
                    scope
                      returned
                    scopeEnd
                    binding strong unwrapping
                      selfReference
                    condition
                      name strong short-circuited
                        member ok
                    scope single
                      returned
                        literal nil
                    scopeEnd
                    scope single
                      binding a followed unwrapping pattern
                      binding b unwrapping pattern
                        name pair
                      name a
                        member c
                          call
                            argument
                              name b
                    scopeEnd
                    scope
                      condition
                        name a
                    scopeEnd
                    scope
                      binding x unwrapping test-throw-var
                        name x
                    scopeEnd
                    selfReference
                      member x
                    """#)
    }

    @Test
    func loops() {
        #expect(
            FactsDump.rows(
                of: #"""
                    for (k, v) in dict { k(v) }
                    for _ in a { }
                    for try await x: X in stream.values { x }
                    for case .some(let y) in ys { y }
                    for case let z? in zs where z.a { }
                    outer: for i in 0..<n { break outer }
                    for var x in xs { x = 1; continue }
                    """#) == #"""
                    scope single
                      binding k followed pattern
                      binding v pattern
                        name dict
                      name k
                        call
                          argument
                            name v
                    scopeEnd
                    scope
                      condition
                        name a
                    scopeEnd
                    scope single
                      binding x pattern
                        annotation X
                        name stream
                          member values
                      name x
                    scopeEnd
                    scope single
                      condition
                        implicitMember some
                          call
                            argument
                      binding y pattern
                        name ys
                      name y
                    scopeEnd
                    scope
                      condition
                      binding z unwrapping pattern
                        name zs
                      condition
                        name z
                          member a
                    scopeEnd
                    scope
                      binding i pattern
                        name n operand
                    scopeEnd
                    scope
                      binding x pattern test-throw-var
                        name xs
                      name x
                        assignment
                          literal
                    scopeEnd
                    """#)
    }

    @Test
    func errors() {
        #expect(
            FactsDump.rows(
                of: #"""
                    do { try a() } catch let e as X where e.y { z() } catch X.y(let w) { w } catch is V { } catch { log(error) }
                    do throws(E) { }
                    defer { a() }
                    throw E.f
                    do { } catch .a, .b { }
                    """#) == #"""
                    scope immediate single
                      name a
                        call
                    scopeEnd
                    scope single
                      condition
                      binding e pattern
                        annotation X
                      condition
                        name e
                          member y
                      name z
                        call
                    scopeEnd
                    scope single
                      condition
                        name X
                          member y
                            call
                              argument
                      binding w pattern
                      name w
                    scopeEnd
                    scope
                      condition
                        cast V test-throw-var
                    scopeEnd
                    scope single
                      binding error pattern
                      name log
                        call
                          argument
                            name error
                    scopeEnd
                    scope immediate
                    scopeEnd
                    scope single
                      name a
                        call
                    scopeEnd
                    returned test-throw-var
                      name E
                        member f
                    scope immediate
                    scopeEnd
                    scope
                      condition
                        implicitMember a
                      condition
                        implicitMember b
                    scopeEnd
                    """#)
    }

    @Test
    func separators() {
        #expect(
            FactsDump.rows(
                of: #"""
                    a(); b(); ; c()
                    break
                    fallthrough
                    import Foundation
                    typealias A = B<C>
                    label: while a { continue label }
                    d
                    """#) == #"""
                    name a
                      call
                    name b
                      call
                    name c
                      call
                    scope
                      condition
                        name a
                    scopeEnd
                    name d
                    """#)
    }

    /// A function may bear the name of a modifier, and arguments may follow a modifier: what is behind them tells.
    @Test
    func callsBeforeTheNextCase() {
        #expect(
            FactsDump.rows(
                of: #"""
                    switch a {
                    case .b:
                        open(c)
                    case .d:
                        final(e)
                    default: f
                    }
                    """#) == #"""
                    condition
                      name a
                    scope single
                      condition
                        implicitMember b
                      name open
                        call
                          argument
                            name c
                    scopeEnd
                    scope single
                      condition
                        implicitMember d
                      name final
                        call
                          argument
                            name e
                    scopeEnd
                    scope single
                      name f
                    scopeEnd
                    """#)
    }

    @Test
    func aClosureBehindABlock() {
        #expect(
            FactsDump.rows(
                of: #"""
                    for a in b {
                        c()
                    }
                    { d }()
                    """#) == #"""
                    scope single
                      binding a pattern
                        name b
                      name c
                        call
                    scopeEnd
                    closure immediate single
                      name d
                    scopeEnd
                      call ↑3
                    """#)
    }

    /// Generic arguments may begin a line.
    @Test
    func genericArgumentsOnTheNextLine() {
        #expect(
            FactsDump.rows(
                of: #"""
                    let a = B.C
                    <D>(e: f) { g }
                    let h = i <j
                    """#) == #"""
                    binding a
                      name B
                        member C
                          genericArguments D
                          call
                            argument e
                              name f
                            argument trailing
                              closure trailing single
                                name g
                              scopeEnd
                    binding h
                      name i operand
                      name j operand
                    """#)
    }

    /// Of `if`, `while` and `for` what stands first in the header is evaluated in any case; not so of what follows another
    /// branch.
    @Test
    func whatIsTestedFirst() {
        let lines = [
            "func f() {", "if a { }", "else if b { }", "else { }", "while c { }", "for x in y { }", "do { } catch { }",
            "switch z { case 1: d() default: break }", "guard e else { return }", "repeat { } while g", "}",
        ]
        let (facts, _) = FactsDump.read(lines.joined(separator: "\n"))
        let starts = facts.expressions.indices.filter {
            facts.expressions[$0].kind == .scope && facts.expressions[$0].flags.contains(.isTested)
        }.map { facts.lines.position(of: facts.expressions.offset(of: $0)).line }
        #expect(starts == [2, 5, 6])
    }
}
