import TestSupport
import Testing

/// Modifiers and attributes.
struct FactExtractorModifierTests {
    @Test
    func modifiersInAnyOrder() {
        #expect(
            FactsDump.text(
                of: #"""
                    class A {
                        @objc public static final override func a() {}
                        nonisolated(unsafe) private(set) static var b = 1
                        class var c: Int { 1 }
                        class override func d() {}
                        required convenience init?(e: E) {}
                        fileprivate weak var f: F?, g: G!
                        unowned(unsafe) let h: H
                        public internal(set) dynamic lazy var i = I()
                        @available(*, unavailable) init(coder: NSCoder) { fatalError() }
                        @available(iOS, unavailable) func j() {}
                        isolated deinit {}
                        @IBOutlet var k: K!
                        mutating func l() {}
                    }
                    @objc protocol P { @objc optional func m() }
                    """#) == #"""
                    type 0 internal class A
                    type 1 internal protocol P @objc
                    public method a() static override final hasBody objc @objc in 0 body=0
                    internal method d() static override hasBody in 0 body=3
                    internal initializer (e: E) required convenience failable hasBody in 0 body=4
                    internal initializer (coder: NSCoder) unavailable hasBody @available in 0 body=6
                    internal method j() hasBody @available in 0 body=7
                    internal deinitializer () hasBody in 0 body=8
                    internal method l() mutating hasBody in 0 body=9
                    internal method m() requirement objc optional @objc in 1
                    internal(private set) property b static initialized settable in 0 value=1
                    internal property c: Int static computed hasBody in 0 accessors=2
                    fileprivate property f: F? weak settable in 0
                    fileprivate property g: G! weak settable in 0
                    internal property h: H let unowned in 0
                    public(internal set) property i lazy initialized settable dynamic in 0 value=5
                    internal property k: K! settable objc @IBOutlet in 0
                    body 0 function of 0 in 0
                      body
                      scopeEnd
                    body 1 initialValue of 0 in 0
                      body single
                        literal
                      scopeEnd
                    body 2 accessors of 1 in 0
                      body single
                      scopeEnd
                    body 3 function of 1 in 0
                      body
                      scopeEnd
                    body 4 function of 2 in 0
                      body
                      scopeEnd
                    body 5 initialValue of 5 in 0
                      body single
                        name I
                          call
                      scopeEnd
                    body 6 function of 3 in 0
                      body single
                        name fatalError
                          call
                      scopeEnd
                    body 7 function of 4 in 0
                      body
                      scopeEnd
                    body 8 function of 5 in 0
                      body
                      scopeEnd
                    body 9 function of 6 in 0
                      body
                      scopeEnd
                    """#)
    }

    @Test
    func attributesInOrderWithTheirArguments() {
        #expect(
            FactsDump.text(
                of: #"""
                    @MainActor @Observable
                    final class A {
                        @Injected(\.api) @Published var a: API
                        @Dependency(\.x.y[z: 1]) private var b
                        @Named<B>("n") let c: C
                        @A.B.C var d: D
                        @objc(name:with:) func e() {}
                        @Test(arguments: [E()]) func f() {}
                        @ViewBuilder var g: some View { G() }
                        @available (iOS 15, *) func h() {}
                    }
                    """#) == #"""
                    type 0 internal final class A @MainActor @Observable
                    internal method e() hasBody objc @objc in 0 body=3
                    internal method f() hasBody @Test(4) in 0 body=5
                    internal method h() hasBody @available in 0 body=7
                    internal property a: API settable @Injected(0) @Published in 0
                    private property b settable @Dependency(1) in 0
                    internal property c: C let @Named<B>(2) in 0
                    internal property d: D settable @A.B.C in 0
                    internal property g: some View computed hasBody @ViewBuilder in 0 accessors=6
                    body 0 attribute of 2 in 0
                      body
                        call
                          argument
                            keyPath
                              member api
                      scopeEnd
                    body 1 attribute of 4 in 0
                      body
                        call
                          argument
                            keyPath
                              member x
                                member y
                                  subscriptCall
                                    argument z
                                      literal
                      scopeEnd
                    body 2 attribute of 5 in 0
                      body
                        call
                          argument
                            literal
                      scopeEnd
                    body 3 function of 0 in 0
                      body
                      scopeEnd
                    body 4 attribute of 8 in 0
                      body
                        call
                          argument arguments
                            collection
                              name E
                                call
                      scopeEnd
                    body 5 function of 1 in 0
                      body
                      scopeEnd
                    body 6 accessors of 4 in 0
                      body single
                        name G
                          call
                      scopeEnd
                    body 7 function of 2 in 0
                      body
                      scopeEnd
                    """#)
    }
}
