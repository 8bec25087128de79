// The panel assembles its own logger from what it gets: no pipeline of the panel, but the flow before it is a carrier.

protocol LogSink {
    func write(_ line: String)
}

final class AuditFlow {
    private let sink: any LogSink
    init(sink: any LogSink) { self.sink = sink }
    //   ^ warning: [dependency-pipeline] {{AuditFlow takes LogSink only to hand it on: AuditFlow → AuditPanel → AuditLogger, which uses it}}
    func start() { AuditPanel(sink: sink).open() }
}

final class AuditPanel {
    private let logger: AuditLogger
    init(sink: any LogSink) { self.logger = AuditLogger(sink: sink) }
    func open() { logger.log("opened") }
}

final class AuditLogger {
    private let sink: any LogSink
    init(sink: any LogSink) { self.sink = sink }
    func log(_ line: String) { sink.write(line) }
}
