// Of two globals of one name the nearest by path is meant.

//- Sources/Mac/Delegate.swift
final class MacDelegate {
    func quit() {}
}
@MainActor var delegate: MacDelegate!

//- Sources/Phone/Delegate.swift
final class PhoneService {
    func dial() {}
}
@MainActor var delegate: PhoneService!

//- Sources/Phone/DialModel.swift
final class DialModel {
    @MainActor func dial() { delegate.dial() }
    //                       ^ warning: [singleton] {{DialModel reaches the shared instance delegate}}
}
