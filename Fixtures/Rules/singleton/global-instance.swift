// A global constant that holds a service is a shared instance without a type around it.

//- Sources/App/Globals.swift
let crashReporter = CrashReportService()

final class CrashReportService {
    func report(_ line: String) {}
}

//- Sources/App/PaymentModel.swift
final class PaymentModel {
    func pay() {
        crashReporter.report("paid")
    //  ^ warning: [singleton] {{PaymentModel reaches the shared instance crashReporter}}
    }
}
