// A class that is compared and that a protocol lets be made from outside data is an entity, whatever else the protocol
// asks for. One that is only one of both may be a service.

protocol JSONReadable: AnyObject {
    init(json: [String: String])
    func update(json: [String: String])
}

protocol Playable: AnyObject {
    init()
    func play()
}

final class Essay: JSONReadable, Hashable {
    var text = ""
    init(json: [String: String]) { text = json["text"] ?? "" }
    func update(json: [String: String]) { text = json["text"] ?? "" }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
    static func == (left: Essay, right: Essay) -> Bool { left.text == right.text }
}

final class Grades: JSONReadable {
    var marks: [String] = []
    init(json: [String: String]) { marks = Array(json.values) }
    func update(json: [String: String]) { marks = Array(json.values) }
}

final class EssayCache: JSONReadable, Hashable {
    var kept: [String: String] = [:]
    init(json: [String: String]) { kept = json }
    func update(json: [String: String]) { kept = json }
    func hash(into hasher: inout Hasher) { hasher.combine(kept) }
    static func == (left: EssayCache, right: EssayCache) -> Bool { left.kept == right.kept }
}

final class Recording: Playable, Hashable {
    private(set) var position = 0
    func play() { position += 1 }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    static func == (left: Recording, right: Recording) -> Bool { left === right }
}

final class LessonFlow {
    private let essay: Essay, grades: Grades, cache: EssayCache, recording: Recording

    init(essay: Essay, grades: Grades, cache: EssayCache, recording: Recording) {
        //             ^ warning: [dependency-pipeline] {{LessonFlow takes Grades only to hand it on: LessonFlow → LessonPanel, which uses it}}
        //                             ^ warning: [dependency-pipeline] {{LessonFlow takes EssayCache only to hand it on: LessonFlow → LessonPanel, which uses it}}
        //                                                ^ warning: [dependency-pipeline] {{LessonFlow takes Recording only to hand it on: LessonFlow → LessonPanel, which uses it}}
        self.essay = essay
        self.grades = grades
        self.cache = cache
        self.recording = recording
    }

    func start() { LessonPanel(essay, grades, cache, recording).show() }
}

final class LessonPanel {
    init(_ essay: Essay, _ grades: Grades, _ cache: EssayCache, _ recording: Recording) {
        essay.update(json: cache.kept)
        grades.update(json: cache.kept)
        recording.play()
    }
    func show() {}
}
