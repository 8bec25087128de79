class Lone {// commentlet a = 1

var b: Int { 2 }}﻿﻿