### Les noms des gens au milieu d’une phrase ; $start dit par quoi le nom commence.

seat-name = { $name }
    .of =
        { $start ->
            [vowel] d’{ $name }
           *[other] de { $name }
        }
    .to = à { $name }
