// The device that the system has at hand is a service of the platform; what is asked of its type is none.
// only: singleton

import AVFoundation

final class LabelReader {
    func start() {
        guard let camera = AVCaptureDevice.default(for: .video) else { return }
        //                 ^ note: [singleton] {{LabelReader reaches the shared instance AVCaptureDevice.default}}
        _ = camera.isConnected
        _ = AVCaptureDevice.authorizationStatus(for: .video)
    }
}

final class LabelScreen {
    private let camera: AVCaptureDevice?
    init(camera: AVCaptureDevice?) { self.camera = camera }
    func start() { _ = camera?.isConnected }
}
