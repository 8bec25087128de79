/// Names of what Swift and Apple's frameworks let types conform to, as far as they do not say it by their prefix.
enum AppleProtocols {
    /// Whether a type of that name that no source declares is as likely a package's, with requirements that nobody here
    /// knows: not one of Swift's own, none with a prefix as Objective-C has them (`UITableViewDelegate`), and none that
    /// asks to be told things.
    static func mayBePackages(_ name: String) -> Bool {
        let capitals = name.prefix { $0.isUppercase }.count
        return capitals < 3 && !names.contains(name) && !name.hasPrefix("ExpressibleBy") && !name.hasSuffix("Delegate")
            && !name.hasSuffix("DataSource")
    }

    private static let names = Set(
        """
        Actor Animatable AnyActor AnyObject App AppIntent AsyncIteratorProtocol AsyncSequence BidirectionalCollection
        BitwiseCopyable Cancellable CaseIterable ClockProtocol CodingKey Collection Comparable Copyable Codable
        CustomDebugStringConvertible CustomLocalizedStringResourceConvertible CustomNSError CustomReflectable
        CustomStringConvertible Decodable DynamicProperty Encodable EnvironmentKey Equatable Error Escapable Formatter
        GlobalActor Hashable Identifiable IteratorProtocol LazySequenceProtocol LocalizedError LosslessStringConvertible
        MutableCollection Numeric Observable ObservableObject Operation OptionSet PreferenceKey PreviewProvider Publisher
        RandomAccessCollection RangeReplaceableCollection RawRepresentable RecoverableError Scheduler Sendable
        SendableMetatype Sequence SetAlgebra Strideable StringProtocol Subject Subscriber Subscription TextOutputStream
        TextOutputStreamable Thread Timeline TimelineEntry TimelineProvider Tip Transferable Widget
        """.listedWords.map(String.init))
}
