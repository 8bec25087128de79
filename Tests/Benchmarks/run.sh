#!/usr/bin/env bash
# How fast dilint is on a folder of Swift sources, against the time that only reading the same files takes.
#
#     Tests/Benchmarks/run.sh [-n ROUNDS] [-t THREADS] FOLDER [SMALL-APP]
#
# Whole processes from start to exit, in turn, their output thrown away, the page cache warm; medians. Needs bash and
# the Swift toolchain, whose clang compiles the three C programs beside this script. DILINT=/path/to/dilint measures
# that program instead of building one.
set -euo pipefail

usage() {
    echo "usage: run.sh [-n ROUNDS] [-t THREADS] FOLDER [SMALL-APP]" >&2
    exit 2
}

rounds=15
threads=2
while getopts "n:t:" option; do
    case $option in
        n) rounds=$OPTARG ;;
        t) threads=$OPTARG ;;
        *) usage ;;
    esac
done
shift $((OPTIND - 1))
[[ $# -ge 1 && $# -le 2 ]] || usage

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)
folder=$(cd "$1" && pwd)
small=$(cd "${2:-$package/Fixtures/Projects/ShopApp/Before}" && pwd)

if [[ -n ${DILINT:-} ]]; then
    dilint=$(cd "$(dirname "$DILINT")" && pwd)/$(basename "$DILINT")
else
    swift build -c release --package-path "$package" --product dilint >&2
    dilint=$(swift build -c release --package-path "$package" --show-bin-path)/dilint
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
compiler=$(command -v clang || command -v cc)
for program in readloop measure sample; do
    "$compiler" -O2 -std=c11 -D_GNU_SOURCE -pthread -o "$work/$program" "$here/$program.c"
done
# No configuration of the measured folder or of this repository may take part.
cd "$work"

# Folders that dilint does not enter either.
pruned=(-name '.?*' -o -name '*.xctemplate' -o -name Carthage -o -name DerivedData -o -name Pods
    -o -name SourcePackages -o -name checkouts -o -name node_modules)

# list NAME FOLDER STEP: every STEP-th source of a folder as a folder of its own; prints "files bytes".
list() {
    mkdir -p "$work/$1"
    (cd "$2" && find . -type d \( "${pruned[@]}" \) -prune -o -type f -name '*.swift' -print | LC_ALL=C sort) |
        "$work/sample" "$3" "$2" "$work/$1" >"$work/$1.size"
    find "$work/$1" -type f -name '*.swift' | LC_ALL=C sort >"$work/$1.list"
}

# analysed NAME: how many files dilint says it read.
analysed() {
    local report
    report=$("$dilint" analyze --format json --jobs "$threads" --fail-on never "$1")
    [[ $report =~ \"files\"[[:space:]]*:[[:space:]]*([0-9]+) ]] ||
        { echo "run.sh: dilint's report does not say how many files it read" >&2; exit 2; }
    echo "${BASH_REMATCH[1]}"
}

# tenths A B: A / B with one decimal.
tenths() {
    local scaled=$(((10#${1/./} * 100 / 10#${2/./} + 5) / 10))
    echo "$((scaled / 10)).$((scaled % 10))"
}

# row LABEL NAME: measures one folder and prints its line of the table.
row() {
    local files bytes read_count results
    read -r files bytes <"$work/$2.size"
    [[ $files -gt 0 ]] || { echo "run.sh: no Swift file for the row '$1'" >&2; exit 2; }
    read_count=$(analysed "$2")
    [[ $read_count == "$files" ]] ||
        echo "run.sh: dilint read $read_count files of the row '$1', the read loop $files" >&2
    results=$("$work/measure" "$rounds" \
        -- "$dilint" analyze --format text --color never --jobs "$threads" "$2" \
        -- "$work/readloop" "$work/$2.list" "$threads")
    { read -r wall cpu peak ratio; read -r floor _; } <<<"$results"
    printf '| %s | %d | %d.%d | %s | %s | %s | %s | %s |\n' "$1" "$files" \
        $((bytes / 1000000)) $((bytes / 100000 % 10)) "$wall" "$floor" "$ratio" "$cpu" "$peak"
}

list all "$folder" 1
list tenth "$folder" 10
list small "$small" 1

echo "Medians of $rounds rounds, $threads threads, $(uname -sm), $("$dilint" --version)"
echo
echo "| input | files | MB | dilint ms | read loop ms | ratio | dilint CPU ms | dilint peak MiB |"
echo "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
row "all files" all
all_wall=$wall all_peak=$peak
row "every 10th file" tenth
tenth_wall=$wall tenth_peak=$peak
row "small app" small
echo
read -r all_files all_bytes <"$work/all.size"
read -r tenth_files tenth_bytes <"$work/tenth.size"
echo "From 10 % to 100 % of the files: files × $(tenths "$all_files" "$tenth_files")," \
    "bytes × $(tenths "$all_bytes" "$tenth_bytes"), time × $(tenths "$all_wall" "$tenth_wall")," \
    "peak memory × $(tenths "$all_peak" "$tenth_peak")"
