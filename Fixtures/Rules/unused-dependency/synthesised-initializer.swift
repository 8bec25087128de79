// A struct that is no view takes a service by its synthesised initializer and does not read it.

protocol MailAPI {
    func send()
}

protocol MailTracking {
    func track()
}

struct MailWorker {
    let api: any MailAPI
    let tracking: any MailTracking
    //  ^ warning: [unused-dependency] {{MailWorker takes MailTracking and keeps it, but never uses it}}

    func run() { api.send() }
}
