### The Island: what stands against an action.

refused-by_rule = The rules stand against it.
