### What the companion says in somebody’s first games. Each is told once; `standing-` is the line at the top.

## How it stands

standing-no_stone = no Stone yet: both win at once
    .short = no Stone: both win at once
standing-own_stone = with your Stone, the other wins at once
    .short = your Stone: the other wins
standing-rival_stone = { $holder } holds a Stone
standing-points =
    { $points ->
        [one] 1 point, best rival { $best }
       *[other] { $points } points, best rival { $best }
    }
    .short = points { $points }, rival { $best }
standing-sites_lose =
    { $empty ->
        [one] 1 empty site, at { $of } all lose
       *[other] { $empty } empty sites, at { $of } all lose
    }
    .short = { $empty } empty, at { $of } all lose
standing-sites_close =
    { $empty ->
        [one] 1 empty site, at { $of } it ends without the Stone’s points
       *[other] { $empty } empty sites, at { $of } it ends without the Stone’s points
    }
    .short = { $empty } empty, at { $of } it ends

## The aim

companion-aim = Whoever finds both Stones of Legend wins at once. If two players find one each, the most experience wins. With four empty sites and no Stone found, everybody loses.

## Questions

companion-ask-rent_sword = Only now, before your adventurers act: with the sword a monster you dig up cannot wound you, and you may fight those that lie open on top. It goes back after the turn.
companion-ask-use_adventurers = Each adventurer does one thing: look at a site, dig its top tile, earn a Kara at the Gambling Den, trade, hire a Specialist, fight, or help another clear a rockfall. The Stones lie deepest.
companion-ask-observe = One tile after the other, three at the most, for your eyes only. A hidden rockfall stops you and pays 2 Karas; under open ones you cannot see in later turns.
companion-ask-observe_monster = Turn the monster up and you earn 2 Karas, but all see it, and from the next turn on nobody can observe what lies below. Or leave it hidden.
companion-ask-look_at_tiles = Only you see these tiles, and they go back in the same order. Look for the Stones in the deepest three.
companion-ask-use_specialist = Choose where the Specialist works; it happens at once. The Specialist stays with you, asleep, through your next turn.
companion-ask-use_specialist-miner = The Miner digs the two top tiles of a site. Nobody is wounded, and what he destroys pays no Karas; a monster stops him. This cannot be taken back.
companion-ask-use_specialist-archaeologist = The Archaeologist looks at the five top tiles of a site for you. Nothing blocks the view, and nothing is turned up.
companion-ask-use_specialist-diviner = The Diviner looks at three tiles in a row, at any depth. Nothing blocks the view: good for finding a Stone.
companion-ask-choose_map = Karas can be spent at once; experience counts at the end. Every five Karas left at the end are worth one point.
companion-ask-recruit = The recruit comes once in the game, and is one more adventurer, that is one more action, from your next turn on.
companion-ask-heal = Whoever you pay for is back at once. The others rest through your next turn, and then come home for nothing.

## Happenings

companion-event-found_rockfall = A rockfall met while observing is turned up and pays 2 Karas. Two adventurers together can clear it once it lies on top.
companion-event-turned_up = A monster turned up pays 2 Karas. On top of its site it blocks digging until somebody with the sword beats it.
companion-event-wounded = A wounded adventurer is in hospital: 2 Karas at the end of the turn bring it home, or it rests through the next turn.
companion-event-protected = The sword saved the adventurer, whose action ends there. The monster stays on top until somebody fights it.
companion-event-found_stone = A Stone of Legend! The other one lies at another site. In one hand both win at once; in two hands each is worth 10 points.
companion-event-emptied = A site is empty. With four empty and no Stone found, everybody loses; with five and one Stone, the game ends and that Stone is worth nothing.
companion-event-drew_chest = A chest brings Karas, points or both. One is the Mimic, a monster that must be fought on the spot.
companion-event-drew_chest-c_mimic = The Mimic must be fought at once, sword or not: two hits in a row. Beaten, it gives points and another chest; otherwise it wounds the adventurer who dug, and hides again.
companion-event-destroyed = Two adventurers clear a rockfall away and earn 2 Karas for each rockfall that lies open on top of a site, this one included.
companion-event-fought = A fight goes on until the monster is beaten or the die shows the hospital. Wounds stay on the monster for the next attack.
companion-event-beat = A beaten monster pays its Karas at once, and its points stay with whoever took it.
companion-event-sold = The Counter pays 5 Karas for each point of a tile: early money for the sword, a recruit and Specialists. The points are gone.
companion-event-bought = At the Counter 5 Karas buy a token of 2 points, as long as there are any. One visit a turn.
companion-event-hired = A Specialist works at once, then sleeps through the next turn in front of whoever hired it; then others can hire it.
companion-event-recruited = A recruit makes a team of three: three actions a turn, from the next turn on.
companion-event-miner_stopped = A monster stops the Miner. It now lies open on its site, and nobody was hurt.

## What cannot be taken back

companion-risk-dig = What is dug up stays up. Without the sword a monster sends the digger to hospital, some treasures do so even with it, and a rockfall only blocks.
companion-risk-fight = Two of the six faces send your adventurer to hospital, and you cannot stop before the monster is beaten. Each life point takes one hit.
