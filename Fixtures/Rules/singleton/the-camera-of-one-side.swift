// Which of several devices is meant says the code that asks for it: none of them is the one for all. The one that there is for
// a kind is.
// only: singleton

import AVFoundation

final class SpyglassCamera {
    private var isTurned = false
    func turn() -> AVCaptureDevice? {
        isTurned.toggle()
        return AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: isTurned ? .front : .back)
    }
    func look(_ kind: AVCaptureDevice.DeviceType) {
        _ = AVCaptureDevice.default(kind, for: .video, position: .unspecified)?.uniqueID
    }
}

final class SpyglassMicrophone {
    func listen() -> String? {
        AVCaptureDevice.default(for: .audio)?.uniqueID
    //  ^ note: [singleton] {{SpyglassMicrophone reaches the shared instance AVCaptureDevice.default}}
    }
}
