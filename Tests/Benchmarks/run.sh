#!/usr/bin/env bash
# How fast dilint is: against the time that only reading the same files takes, and against swift-syntax parsing them.
#
#     Tests/Benchmarks/run.sh [-n ROUNDS] [-t THREADS] [-p] [-s] [-k TREES] [FOLDER [SMALL-APP]]
#
#     -p  also against swift-syntax, which is built by `Tests/Differential` (it is fetched, and takes minutes to build)
#     -s  also the trees that generate.py makes, up to 100,000 files (240 MB)
#     -k  the folder in which these trees are made and kept; without it they are made anew
#
# Whole processes from start to exit, in turn, their output thrown away, the page cache warm; medians. Needs bash, awk
# and the Swift toolchain, whose clang compiles the three C programs beside this script; -s needs Python 3.
# DILINT=/path/to/dilint and PARSE_ONLY=/path/to/ParseOnly measure those programs instead of building them.
set -euo pipefail

usage() {
    sed -n 's/^#     \(Tests.*\)/usage: \1/p' "$0" >&2
    exit 2
}

rounds=15 threads=2 parses=${PARSE_ONLY:+yes} synthetic= trees=
while getopts "n:t:psk:" option; do
    case $option in
        n) rounds=$OPTARG ;;
        t) threads=$OPTARG ;;
        p) parses=yes ;;
        s) synthetic=yes ;;
        k) synthetic=yes trees=$OPTARG ;;
        *) usage ;;
    esac
done
shift $((OPTIND - 1))
[[ $# -le 2 && -n "$synthetic$*" ]] || usage

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)
[[ $# -eq 0 ]] || folder=$(cd "$1" && pwd)
small=$(cd "${2:-$package/Fixtures/Projects/ShopApp/Before}" && pwd)

# built PACKAGE PRODUCT: builds a program and prints where it is.
built() {
    swift build -c release --package-path "$1" --product "$2" >&2
    echo "$(swift build -c release --package-path "$1" --show-bin-path)/$2"
}

# absolute PATH: of a program that is given.
absolute() { echo "$(cd "$(dirname "$1")" && pwd)/$(basename "$1")"; }

# As a release has it.
if [[ -n ${DILINT:-} ]]; then dilint=$(absolute "$DILINT"); else dilint=$("$package/.ci/release" --program); fi
if [[ -n ${PARSE_ONLY:-} ]]; then
    parse_only=$(absolute "$PARSE_ONLY")
elif [[ -n $parses ]]; then
    parse_only=$(built "$package/Tests/Differential" ParseOnly)
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "${trees:=$work/trees}"
trees=$(cd "$trees" && pwd)
compiler=$(command -v clang || command -v cc)
for program in readloop measure sample; do
    "$compiler" -O2 -std=c11 -D_GNU_SOURCE -pthread -o "$work/$program" "$here/$program.c"
done
# No configuration of the measured folder or of this repository may take part.
cd "$work"

# Folders that dilint does not enter either.
pruned=(-name '.?*' -o -name '*.xctemplate' -o -name '*.docc' -o -name '*.playground' -o -name Carthage -o -name DerivedData -o -name Pods
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
tenths() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.1f", a / b }'; }

# row LABEL NAME: measures one folder and prints its line of the table.
row() {
    local files bytes read_count results parsing parse_wall=- parse_ratio=-
    read -r files bytes <"$work/$2.size"
    [[ $files -gt 0 ]] || { echo "run.sh: no Swift file for the row '$1'" >&2; exit 2; }
    read_count=$(analysed "$2")
    [[ $read_count == "$files" ]] ||
        echo "run.sh: dilint read $read_count files of the row '$1', the read loop $files" >&2
    parsing=()
    [[ -z $parses ]] || parsing=(-- "$parse_only" "$work/$2.list" "$threads")
    results=$("$work/measure" "$rounds" \
        -- "$dilint" analyze --format text --color never --jobs "$threads" "$2" \
        -- "$work/readloop" "$work/$2.list" "$threads" ${parsing[@]+"${parsing[@]}"})
    {
        read -r wall cpu peak _ ratio parse_ratio
        read -r floor _
        [[ -z $parses ]] || read -r parse_wall _
    } <<<"$results"
    printf '| %s | %d | %s | %s | %s | %s | %s | %s | %s | %s |\n' "$1" "$files" \
        "$(tenths "$bytes" 1000000)" "$wall" "$floor" "$ratio" "$parse_wall" "${parse_ratio:--}" "$cpu" "$peak"
}

# tree NAME LABEL: measures a generated tree.
tree() {
    [[ -d $trees/$1 ]] || python3 "$here/generate.py" "$1" "$trees/$1"
    list "$1" "$trees/$1" 1
    row "$2" "$1"
    rm -rf "${work:?}/$1"
}

echo "Medians of $rounds rounds, $threads threads, $(uname -sm), $("$dilint" --version)"
echo
echo "| input | files | MB | dilint ms | read loop ms | ratio | parsing ms | ratio | dilint CPU ms | dilint peak MiB |"
echo "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
if [[ -n ${folder:-} ]]; then
    list all "$folder" 1
    list tenth "$folder" 10
    row "all files" all
    all_wall=$wall all_peak=$peak
    row "every 10th file" tenth
    tenth_wall=$wall tenth_peak=$peak
fi
list small "$small" 1
row "small app" small
if [[ -n $synthetic ]]; then
    for count in 100 1000 10000 100000; do
        tree app-$count "generated app"
        echo "$count $wall $peak" >>"$work/growth"
    done
    tree megabyte "one file of 1 MB"
    tree members "one type with 10,000 members"
    tree ring "100,000 types, 50,000 in one ring"
    tree providers "the same as a container's properties"
    tree conformances "5,000 types of one protocol, 5,000 that take it"
    tree extensions "10,000 extensions of one type"
    tree namesakes "10,000 nested types of one name"
    tree subclasses "5,000 subclasses of a class that takes 1,000 services"
    tree overloads "10,000 functions of one name"
    tree ancestors "3,000 overloads in protocols of one type"
    tree chain "10,000 classes, each inheriting from the last"
    tree shared "one shared instance, 20,000 uses"
    tree targets "3,000 targets of one manifest"
    tree registrations "5,000 registrations in one function"
    tree libraries "six libraries, 10,000 of each"
fi
echo
if [[ -n ${folder:-} ]]; then
    read -r all_files all_bytes <"$work/all.size"
    read -r tenth_files tenth_bytes <"$work/tenth.size"
    echo "From 10 % to 100 % of the files: files × $(tenths "$all_files" "$tenth_files")," \
        "bytes × $(tenths "$all_bytes" "$tenth_bytes"), time × $(tenths "$all_wall" "$tenth_wall")," \
        "peak memory × $(tenths "$all_peak" "$tenth_peak")"
fi
if [[ -n $synthetic ]]; then
    # The slope of the line of least squares through the logarithms: 1 is time in proportion to the files.
    awk '{
        x = log($1); y = log($2); n++; sx += x; sy += y; sxx += x * x; sxy += x * y
        if (n > 1) steps = steps sprintf(" %.2f", (y - last_y) / (x - last_x))
        last_x = x; last_y = y
    } END {
        printf "Growth exponent of the generated apps: %.2f (from each to the next:%s)\n", \
            (n * sxy - sx * sy) / (n * sxx - sx * sx), steps
    }' "$work/growth"
fi
