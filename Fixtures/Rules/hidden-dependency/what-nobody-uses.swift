// What is fetched and nothing is done with is not needed. Where something is done with it in one of several places, it is.
// only: hidden-dependency

import Resolver

final class MailService { func send() {} }
final class PriceService { func load() {} }

final class IdleModel {
    @Injected private var mail: MailService
//  ^ note: [hidden-dependency] {{IdleModel fetches MailService and does nothing with it}}
    func wait() {}
}

final class TwiceIdleModel {
    @Injected private var mail: MailService
//  ^ note: [hidden-dependency] {{TwiceIdleModel fetches MailService in 2 places and does nothing with it}}
    @Injected private var spare: MailService
//  ^ related: [hidden-dependency] {{MailService is fetched here as well}}
    func wait() {}
}

final class BusyModel {
    @Injected private var mail: MailService
//  ^ note: [hidden-dependency] {{BusyModel needs MailService in 2 places, which no initializer shows}}
    @Injected private var spare: MailService
//  ^ related: [hidden-dependency] {{MailService is fetched here as well}}
    @Injected private var prices: PriceService
//  ^ note: [hidden-dependency] {{BusyModel fetches PriceService and does nothing with it}}
    func send() { spare.send() }
}
