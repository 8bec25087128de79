// A factory that is handed five services knows too much for one factory.
// only: massive-initializer

protocol PaintAPI { func paint() }
protocol BrushAPI { func brush() }
protocol FrameAPI { func frame() }
protocol LightAPI { func light() }
protocol PlaceAPI { func place() }

final class PaintingService {
    private let all: [Any]
    init(all: [Any]) { self.all = all }
}

struct StudioFactory {
    private let all: [Any]

    init(paint: any PaintAPI, brush: any BrushAPI, frame: any FrameAPI, light: any LightAPI, place: any PlaceAPI) {
//  ^ warning: [massive-initializer] {{StudioFactory takes 5 dependencies, more than 4: PaintAPI, BrushAPI, FrameAPI, LightAPI, PlaceAPI}}
        all = [paint, brush, frame, light, place]
    }

    func makePaintingService() -> PaintingService { PaintingService(all: all) }
}
