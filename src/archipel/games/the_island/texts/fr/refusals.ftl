### The Island : ce qui s’oppose à une action.

refused-by_rule = Les règles s’y opposent.
