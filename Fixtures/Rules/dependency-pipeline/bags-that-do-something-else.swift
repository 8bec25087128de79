// A struct that keeps several dependencies and uses none is a bag, whatever it does besides: what others read of it is
// theirs to hand on. What it hands on itself is its own.

protocol SealStoring {
    func keep()
}

protocol SealSending {
    func send()
}

struct SealServices {
    let storing: any SealStoring
    let sending: any SealSending
    let name: String

    func title(of seal: String) -> String { name + seal }
}

struct SealTools {
    let storing: any SealStoring
    //  ^ warning: [dependency-pipeline] {{SealTools takes SealStoring only to hand it on: SealTools → SealPress, which uses it}}
    let sending: any SealSending

    func press() {
        SealPress(storing: storing, sending: sending).press()
        //                 ^ related: [dependency-pipeline] {{SealTools hands it to SealPress}}
        sending.send()
    }
}

final class SealPress {
    private let storing: any SealStoring
    private let sending: any SealSending
    init(storing: any SealStoring, sending: any SealSending) {
        self.storing = storing
        self.sending = sending
    }
    func press() {
        storing.keep()
    //  ^ related: [dependency-pipeline] {{SealPress uses it}}
        sending.send()
    }
}

enum Sealing {
    static func start(_ services: SealServices) {
        print(services.title(of: "wax"))
        SealPress(storing: services.storing, sending: services.sending).press()
    }
}
