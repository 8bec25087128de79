// A playground's pages are programs of their own, in or outside of a book of pages.

//- Tour.playground/Pages/Registering.xcplaygroundpage/Contents.swift
import Swinject

let container = Container()
container.register(Lamp.self) { _ in Lamp() }
let lamp = container.resolve(Lamp.self)!
lamp.light()

//- Tour.playground/Sources/Lamp.swift
public final class Lamp {
    public init() {}
    public func light() {}
}

//- Short.playground/Contents.swift
import Swinject

let shortContainer = Container()
let shortLamp = shortContainer.resolve(Lamp.self)!
shortLamp.light()
