class `class` { var `init`: `init`, `self`: Self; init(`init` `self`: `class`.`Type`, in is: as) { `init`() } }
enum open { case `default`, actor, get, set, open(open), some(any: any Any) }
struct actor { let actor = actor.init; var get: set { get { get } set(set) { } } subscript(init init: Int) -> Int { init } }
func func() { let let = var; if if { } }
protocol : { init }
init
class
extension
import
@
#
.
)
