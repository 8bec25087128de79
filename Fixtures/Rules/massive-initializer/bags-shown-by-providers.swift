// What only shows what it keeps, as protocols that are called the providers of that ask for, is a bag as one that Has-protocols
// show. What does something besides is none.
// only: massive-initializer

final class MailService { private var count = 0 ; func run() { count += 1 } }
final class InkService { private var count = 0 ; func run() { count += 1 } }
final class LampService { private var count = 0 ; func run() { count += 1 } }
final class DeskService { private var count = 0 ; func run() { count += 1 } }
final class StoveService { private var count = 0 ; func run() { count += 1 } }

protocol MailProvider { var mail: MailService { get } }
protocol InkProvider { var ink: InkService { get } }
protocol LampProvider { var lamp: LampService { get } }
protocol DeskServiceProvider { var workplace: DeskService { get } }
protocol OfficeStoveProvider { var stove: StoveService { get } }

final class Office: MailProvider, InkProvider, LampProvider, DeskServiceProvider, OfficeStoveProvider {
    let mail: MailService
    let ink: InkService
    let lamp: LampService
    let workplace: DeskService
    let stove: StoveService

    init(mail: MailService, ink: InkService, lamp: LampService, workplace: DeskService, stove: StoveService) {
        self.mail = mail
        self.ink = ink
        self.lamp = lamp
        self.workplace = workplace
        self.stove = stove
    }
}

final class Clerk: MailProvider {
    let mail: MailService
    private let ink: InkService
    private let lamp: LampService
    private let desk: DeskService
    private let stove: StoveService

    init(mail: MailService, ink: InkService, lamp: LampService, desk: DeskService, stove: StoveService) {
//  ^ warning: [massive-initializer] {{Clerk takes 5 dependencies, more than 4: MailService, InkService, LampService, DeskService, StoveService}}
        self.mail = mail
        self.ink = ink
        self.lamp = lamp
        self.desk = desk
        self.stove = stove
    }

    func work() {
        ink.run()
        lamp.run()
        desk.run()
        stove.run()
    }
}
