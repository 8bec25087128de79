// A key path to the property and its projected value are uses.

import Combine

protocol MeterReading {
    func value() -> Int
}

final class MeterModel: ObservableObject {
    @Published var reader: any MeterReading
    let meter: any MeterReading
    private var bag: Set<AnyCancellable> = []

    init(reader: any MeterReading, meter: any MeterReading) {
        self.reader = reader
        self.meter = meter
    }

    func start() {
        MeterPanel(meter: reader).show()
        MeterPanel(meter: meter).show()
        $reader.sink { _ in }.store(in: &bag)
    }
}

func meters(of models: [MeterModel]) -> [any MeterReading] { models.map(\.meter) }

final class MeterPanel {
    private let meter: any MeterReading
    init(meter: any MeterReading) { self.meter = meter }
    func show() { print(meter.value()) }
}
