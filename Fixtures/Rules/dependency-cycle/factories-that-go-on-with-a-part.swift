// Two factories call each other for the inner part of what they are given: the recursion ends with the last part.

indirect enum Parcel {
    case letter(String)
    case wrapped(Parcel)
}

protocol ParcelHandler {
    func handle()
}

enum ParcelHandlerFactory {
    static func handler(parcel: Parcel) -> ParcelHandler {
        switch parcel {
        case .letter(let text): LetterHandler(text: text)
        case .wrapped(let inner): WrappedHandlerFactory.handler(inner: inner)
        }
    }
}

enum WrappedHandlerFactory {
    static func handler(inner: Parcel) -> ParcelHandler {
        WrappedHandler(inner: ParcelHandlerFactory.handler(parcel: inner))
    }
}

struct LetterHandler: ParcelHandler {
    let text: String
    func handle() { print(text) }
}

struct WrappedHandler: ParcelHandler {
    let inner: ParcelHandler
    func handle() { inner.handle() }
}
