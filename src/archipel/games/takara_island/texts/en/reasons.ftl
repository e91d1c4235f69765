### Takara Island: why a bot plays what it plays, as the coach says it. Each sentence is a fact that anybody can check.
### Variables: sites and tiles by name, odds, risk and chance in percent, karas, xp, count and left numbers.

reason-rent_sword =
    { $count ->
        [one] One monster lies face up, and with the sword it can be fought.
       *[other] { $count } monsters lie face up, and with the sword they can be fought.
    }
reason-leave_sword = No monster that could be fought lies face up.
reason-spare_sword = The sword costs 3 of your { $karas } Karas; with it one adventurer beats the easiest monster in { $odds } % of fights.
reason-dig_known = The first tile of { $site_the } is known: { $tile }.
reason-dig_odds =
    { $risk ->
        [0] { $site }: { $odds } % that the tile brings something, and no monster can be there.
       *[other] { $site }: { $odds } % that the tile brings something, { $risk } % that it is a monster.
    }
reason-stone_odds = { $odds } % that it is a Stone.
reason-mine = The Miner digs up to two tiles of { $site_the }, and no adventurer is hurt.
reason-look =
    { $count ->
        [one] { $site }: one tile there that you have not seen.
       *[other] { $site }: up to { $count } tiles there that you have not seen.
    }
reason-destroy = It pays { $karas } Karas, and { $site_the } is open again.
reason-fight =
    { $karas ->
        [0] { $odds } % to beat the monster of { $site_the }, which then brings { $xp } XP.
       *[other] { $odds } % to beat the monster of { $site_the }, which then brings { $karas } Karas and { $xp } XP.
    }
reason-gamble = It brings one Kara for certain.
reason-sell = { $karas } Karas now for { $xp } XP.
reason-buy = Five Karas are one point at the end, and a token is two.
reason-turn_up = It pays { $karas } Karas.
reason-cash_map = The Map brings five Karas now instead of two points at the end.
reason-keep_map = The Map is two points at the end; five Karas would be one.
reason-recruit = One adventurer more in every turn to come, for five Karas.
reason-heal =
    { $left ->
        [0] Nobody has to rest in the next turn.
        [one] { $count } more can act in the next turn; one rests.
       *[other] { $count } more can act in the next turn; { $left } rest.
    }
reason-heal_none =
    { $count ->
        [one] The Karas are kept, and one adventurer rests for the next turn.
       *[other] The Karas are kept, and { $count } adventurers rest for the next turn.
    }
reason-chance =
    { $chance ->
        [0] You hardly have a chance of winning any more.
        [100] You are all but sure to win.
       *[other] Your chance of winning is about { $chance } %.
    }
