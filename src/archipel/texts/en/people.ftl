### People’s names inside a sentence; $start says how the name begins.

seat-name = { $name }
    .of = of { $name }
    .to = to { $name }
