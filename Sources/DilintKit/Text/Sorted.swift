extension RandomAccessCollection where Index == Int {
    /// Where the elements begin that do not precede what is looked for, in a collection that has those first which do.
    /// O(log n)
    func partitionPoint(_ precedes: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if precedes(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The elements of a key, in a collection that is sorted by it. O(log n)
    func range<Key: Comparable>(of key: Key, by keyOf: (Element) -> Key) -> Range<Int> {
        let start = partitionPoint { keyOf($0) < key }
        return start..<self[start...].partitionPoint { keyOf($0) <= key }
    }
}

extension RandomAccessCollection where Element: Comparable, Index == Int {
    /// Whether ascending elements have one among them. O(log n)
    func containsSorted(_ element: Element) -> Bool {
        let place = partitionPoint { $0 < element }
        return place < endIndex && self[place] == element
    }
}
