import SwiftFacts
import TestSupport
import Testing

/// Imports, statements at the top level, local types, comments, problems.
struct FactExtractorFileTests {
    @Test
    func imports() {
        #expect(
            FactsDump.text(
                of: #"""
                    import A
                    import class B.C
                    import protocol D.E; import enum F.G
                    @testable import H
                    @_exported import I
                    public import J
                    internal import K.L
                    @_spi(X) @preconcurrency import M
                    import func N.==
                    import typealias O.P
                    class Q {}
                    """#) == #"""
                    import A
                    import B
                    import D
                    import F
                    import H testable
                    import I exported
                    import J
                    import K
                    import M
                    import N
                    import O
                    type 0 internal class Q
                    """#)
    }

    @Test
    func topLevelStatements() {
        #expect(
            FactsDump.text(
                of: #"""
                    let container = Container()
                    container.register(API.self) { _ in API() }
                    func helper() { container.use() }
                    if let api = container.api,
                       let log = container.log {
                        api.start(log)
                    }
                    #if DEBUG
                    print(container)
                    #else
                    var x = 1
                    #endif
                    class A {}
                    for i in x { i() }; let y = 2
                    @main struct Main { static func main() { run() } }
                    guard let z = y else { exit(1) }
                    z.run()
                      .then { struct Local { let a = A() } }
                    #Preview { container }
                    #if OTHER
                    last()
                    #endif
                    """#) == #"""
                    #1 in #0, group 1, branch 0
                    #2 in #0, group 1, branch 1
                    #3 in #0, group 2, branch 0
                    type 0 internal class A
                    type 1 internal struct Main @main
                    type 2 internal local struct Local
                    internal method helper() hasBody body=1
                    internal method main() static hasBody in 1 body=4
                    internal property container let initialized value=0
                    internal property x initialized settable #2 value=2
                    internal property y let initialized value=3
                    internal property a let initialized in 2 value=6
                    body 0 initialValue of 0
                      body single
                        name Container
                          call
                      scopeEnd
                    body 1 function of 0
                      body single
                        name container
                          member use
                            call
                      scopeEnd
                    body 2 initialValue of 1 #2
                      body single
                        literal
                      scopeEnd
                    body 3 initialValue of 2
                      body single
                        literal
                      scopeEnd
                    body 4 function of 1 in 1
                      body single
                        name run
                          call
                      scopeEnd
                    body 5 topLevel of 0
                      body
                        name container
                          member register
                            call
                              argument
                                name API
                                  member self
                              argument trailing
                                closure trailing single
                                  binding parameter
                                  name API
                                    call
                                scopeEnd
                        scope single
                          binding api unwrapping
                            name container
                              member api
                          binding log unwrapping
                            name container
                              member log
                          name api
                            member start
                              call
                                argument
                                  name log
                        scopeEnd
                        conditionalCompilation #1
                        name print
                          call
                            argument
                              name container
                        conditionalCompilation #0
                        scope single
                          binding i pattern
                            name x
                          name i
                            call
                        scopeEnd
                        binding z unwrapping
                          name y
                        scope single
                          name exit
                            call
                              argument
                                literal
                        scopeEnd
                        name z
                          member run
                            call
                              member then
                                call
                                  argument trailing
                                    closure trailing
                                    scopeEnd
                        conditionalCompilation #3
                        name last
                          call
                      scopeEnd
                    body 6 initialValue of 3 in 2
                      body single
                        name A
                          call
                      scopeEnd
                    """#)
    }

    @Test
    func localTypesAreReadLast() {
        #expect(
            FactsDump.text(
                of: #"""
                    struct Outer {
                        func first() {
                            struct A: P { let x = X(); func f() { enum B { case c } } }
                            let a = A()
                        }
                        var second: Int { final class D {}; return D().x }
                        #if X
                        func third() { actor E { } }
                        #endif
                    }
                    func global() { @Observable class F { } }
                    """#) == #"""
                    #1 in #0, group 1, branch 0
                    type 0 internal struct Outer
                    type 1 internal local struct A : P in 0
                    type 2 internal final local class D in 0
                    type 3 internal local actor E in 0 #1
                    type 4 internal local class F @Observable
                    type 5 internal local enum B in 1
                    internal method first() hasBody in 0 body=0
                    internal method third() hasBody in 0 #1 body=2
                    internal method global() hasBody body=3
                    internal method f() hasBody in 1 body=5
                    internal enumCase c() in 5
                    internal property second: Int computed hasBody in 0 accessors=1
                    internal property x let initialized in 1 value=4
                    body 0 function of 0 in 0
                      body
                        binding a
                          name A
                            call
                      scopeEnd
                    body 1 accessors of 0 in 0
                      body
                        returned
                          name D
                            call
                              member x
                      scopeEnd
                    body 2 function of 1 in 0 #1
                      body
                      scopeEnd
                    body 3 function of 2
                      body
                      scopeEnd
                    body 4 initialValue of 1 in 1
                      body single
                        name X
                          call
                      scopeEnd
                    body 5 function of 3 in 1
                      body
                      scopeEnd
                    """#)
    }

    @Test
    func directives() {
        #expect(
            FactsDump.text(
                of: #"""
                    // dilint:disable:next singleton
                    let a = 1 // dilint:ignore
                    /* dilint:disable all */
                    /** weaver: api = API <- APIProtocol */
                    /// @knit internal
                    // not dilint: here
                    "// dilint: no"
                    //dilint:x
                    """#) == #"""
                    internal property a let initialized value=0
                    body 0 initialValue of 0
                      body single
                        literal
                      scopeEnd
                    body 1 topLevel of 0
                      body
                      scopeEnd
                    directive  dilint:disable:next singleton
                    directive  dilint:ignore
                    directive  dilint:disable all
                    directive  weaver: api = API <- APIProtocol
                    directive  @knit internal
                    directive  dilint:x
                    """#)
    }

    @Test
    func generatedFiles() {
        #expect(
            FactsDump.text(
                of: #"""
                    //
                    //  Thing.swift
                    //  generated USING SwiftGen
                    import A
                    """#) == #"""
                    generated
                    import A
                    """#)
    }

    @Test("What a program has written is generated, what a person or an assistant has is code like any other")
    func generatedByPrograms() {
        #expect(
            FactsDump.text(
                of: #"""
                    //
                    // PetAPI.swift
                    //
                    // Generated by openapi-generator
                    // https://openapi-generator.tech
                    //
                    import A
                    """#) == #"""
                    generated
                    import A
                    """#)
        #expect(
            FactsDump.text(
                of: #"""
                    // Generated by the protocol buffer compiler.
                    import A
                    """#) == #"""
                    generated
                    import A
                    """#)
        #expect(
            FactsDump.text(
                of: #"""
                    // Generated by an AI agent on a rainy day.
                    // A generator of rain.
                    import A
                    """#) == #"""
                    import A
                    """#)
    }

    @Test("A header may stand below the imports, apart from the first declaration's own comment")
    func generatedBelowImports() {
        #expect(
            FactsDump.text(
                of: #"""
                    import A
                    import struct B.C

                    // lint:disable all
                    /// Made by a tool
                    /// DO NOT EDIT!

                    /// A thing.
                    """#) == #"""
                    generated
                    import A
                    import B
                    """#)
        #expect(
            FactsDump.text(
                of: #"""
                    import A

                    // A note.

                    /// Do not edit the names: they are stored.
                    struct B {}
                    """#
            ).hasPrefix("generated") == false)
    }

    @Test
    func generatedLater() {
        #expect(
            FactsDump.text(
                of: #"""
                    import A
                    // Generated using nothing
                    """#) == #"""
                    import A
                    """#)
    }

    @Test
    func problems() {
        #expect(
            FactsDump.text(
                of: #"""
                    let a = "x
                    class A {
                        func b() { /* c
                    """#) == #"""
                    type 0 internal class A
                    internal method b() hasBody in 0 body=1
                    internal property a let initialized value=0
                    body 0 initialValue of 0
                      body single
                        literal
                      scopeEnd
                    body 1 function of 0 in 0
                      body
                      scopeEnd
                    problem line 1: string literal is never closed
                    problem line 2: '{' is never closed
                    problem line 3: comment is never closed
                    """#)
    }

    @Test
    func conflict() {
        #expect(
            FactsDump.text(
                of: #"""
                    class A {
                    <<<<<<< HEAD
                        let a = A()
                    =======
                        let a: B
                    >>>>>>> other
                    }
                    """#) == #"""
                    type 0 internal class A
                    internal property a let initialized in 0 value=0
                    internal property a: B let in 0
                    body 0 initialValue of 0 in 0
                      body single
                        name A operand
                          call
                      scopeEnd
                    problem line 2: merge conflict marker
                    """#)
    }

    @Test
    func stray() {
        #expect(
            FactsDump.text(
                of: #"""
                    struct A { }
                    }
                    let b = 1
                    #if X
                    let c = 2
                    """#) == #"""
                    #1 in #0, group 1, branch 0
                    type 0 internal struct A
                    internal property b let initialized value=0
                    internal property c let initialized #1 value=1
                    body 0 initialValue of 0
                      body single
                        literal
                      scopeEnd
                    body 1 initialValue of 1 #1
                      body single
                        literal
                      scopeEnd
                    problem line 2: '}' closes nothing
                    problem line 4: '#if' is never closed
                    """#)
    }

    @Test("Every word has one number, however many others stand between", arguments: ["C", "AClassOfMoreThan16Bytes"])
    func manyWords(start: String) {
        let words = (0..<6000).map { "\(start)\($0)" }
        let (facts, names) = FactsDump.read((words + words).map { "class \($0) {}" }.joined(separator: "\n"))
        #expect(facts.types.map { names.text($0.name) } == words + words)
        #expect(facts.types.prefix(words.count).map(\.name) == facts.types.suffix(words.count).map(\.name))
    }
}
