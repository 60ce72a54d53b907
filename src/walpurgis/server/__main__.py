"""`python -m walpurgis.server` is `walpurgis serve`."""

import sys

from .commands import main

sys.exit(main())
