# What only the browser says about Sabbat Magica: refusals with their numbers.

web-sm-why-gate = The gate asks for { $asked }. Of { $kind } you have { $have }.
web-sm-why-mirror = A broken mirror gives you nothing: choose one that still hangs.

# The form of a new table
web-sm-choose-peoples = Choose by looking
