// Two modules declare a protocol of one name, and the folders do not say which module is which: what is written with a
// module is one of them, what is written without may be the other.
// only: duplicate-registration

//- Projects/Core/Disk/Interface/NotesStore.swift
public protocol NotesStore { func note() }

//- Projects/Core/Cloud/Interface/NotesStore.swift
public protocol NotesStore { func note() }
public protocol TagsStore { func tag() }

//- Projects/App/Sources/Assembly.swift
import CloudCoreInterface
import DiskCoreInterface
import Swinject

func assemble(_ container: Container, _ disk: LiveNotes, _ tags: LiveTags) {
    container.register(NotesStore.self) { _ in disk }
    container.register(DiskCoreInterface.NotesStore.self) { _ in disk }
    container.register(TagsStore.self) { _ in tags }
    container.register(TagsStore.self) { _ in tags }
    //                 ^ warning: [duplicate-registration] {{Assembly.swift registers TagsStore a second time}}
}
