import TestSupport
import Testing

/// Closures, their captures and parameters.
struct FactExtractorClosureTests {
    @Test
    func closures() {
        #expect(
            FactsDump.rows(
                of: #"""
                    f { x in x.y }
                    f { (a: A, b) async throws -> C in d }
                    f { [weak self, x, y = z.w, unowned(safe) v] in self?.a }
                    f { @MainActor [self] _, b in b }
                    { a() }()
                    let c: (A) -> B = { a in }
                    f { $0.a($1) }
                    f { [1, 2].map { $0 } }
                    f { (a, b) = (1, 2) }
                    f { return x }
                    f { a; b }
                    f { let x = a; return x }
                    f { x = y }
                    f { (self, $a) in self.b(a) }
                    f { [x] in }
                    f { [weak delegate = self.delegate!] in }
                    f { { a } }
                    f { ((a, b), c) in a }
                    """#) == #"""
                    name f
                      call
                        argument trailing
                          closure trailing single
                            binding x parameter
                            name x
                              member y
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing single
                            binding a parameter
                              annotation A
                            binding b parameter
                            annotation C
                            name d
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing single
                            binding self capture weak-or-optional
                              selfReference
                            binding x capture
                              name x
                            binding y capture
                              name z
                                member w
                            binding v capture weak-or-optional
                              name v
                            selfReference ?
                              member a
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing single
                            binding self capture
                              selfReference
                            binding parameter
                            binding b parameter
                            name b
                          scopeEnd
                    closure immediate single
                      name a
                        call
                    scopeEnd
                      call ↑4
                    binding c
                      annotation (A) -> B
                      closure
                        binding a parameter
                      scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing single
                            name $0
                              member a
                                call
                                  argument
                                    name $1
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing single
                            collection
                              literal
                              literal
                              member map
                                call
                                  argument trailing
                                    closure trailing single
                                      name $0
                                    scopeEnd
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing
                            group tuple
                              name a
                              name b
                              assignment
                                group tuple
                                  literal
                                  literal
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing single
                            returned
                              name x
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing
                            name a
                            name b
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing
                            binding x
                              name a
                            returned
                              name x
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing
                            name x
                              assignment
                                name y
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing single
                            binding self parameter
                            binding $a parameter
                            binding a parameter
                            selfReference
                              member b
                                call
                                  argument
                                    name a
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing
                            binding x capture
                              name x
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing
                            binding delegate capture weak-or-optional
                              selfReference
                                member delegate !
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing single
                            closure single
                              name a
                            scopeEnd
                          scopeEnd
                    name f
                      call
                        argument trailing
                          closure trailing single
                            binding a parameter
                            binding b parameter
                            binding c parameter
                            name a
                          scopeEnd
                    """#)
    }
}
