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
}
