### Takara Island: why a bot plays what it plays, as the coach says it.

reason-rent_sword = There are monsters worth beating, or worth being safe from, this turn.
reason-leave_sword = Nothing in reach is worth three Karas this turn.
reason-observe = What lies in { $site_the } is worth knowing, and rockfalls and monsters pay.
reason-dig = The first tile of { $site_the } is the best prospect now.
reason-destroy = Rockfalls pay most while several are visible, and { $site_the } is open again.
reason-fight = The monster of { $site_the } is worth the risk.
reason-gamble = Nothing better is left to do: a Kara is a Kara.
reason-sell = Money now is worth more than { $xp } XP later.
reason-buy = Five Karas are one point at the end, and a token is two.
reason-hire = { $specialist } is worth the price now.
reason-turn_up = Two Karas, and nobody falls into the trap unawares.
reason-look_on = What only you know may be of use later.
reason-mine = Two tiles of { $site_the } at once, and nobody is hurt.
reason-look = There is most to learn about { $site_the }.
reason-cash_map = The Karas are needed for the recruit.
reason-keep_map = Two points are worth more than five Karas.
reason-recruit = One more action in every turn to come.
reason-leave_recruit = These Karas do more elsewhere.
reason-heal =
    { $count ->
        [0] A turn of rest costs less than these Karas, this time.
       *[other] An adventurer who rests does nothing for a whole turn.
    }
reason-go_on = The game has to go on.
reason-chance = Your chance of winning is about { $chance } %.
