"""`python -m walpurgis.server` is `walpurgis serve`."""

import sys

from .serve import main

sys.exit(main())
