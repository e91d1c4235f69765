### What the companion says in somebody’s first games. Each is told once; `standing-` is the line at the top.

## How it stands

standing-to_place =
    { $count ->
        [one] 1 explorer to place, then the boats
       *[other] { $count } explorers to place, then the boats
    }
standing-boats_to_place =
    { $count ->
        [0] your boats are placed
        [one] 1 boat to place
       *[other] { $count } boats to place
    }
standing-values = saved { $saved }, still out { $out }: their numbers count
    .short = saved { $saved }, out { $out }: numbers count
standing-heads = saved { $saved }, still out { $out }: each counts one
    .short = saved { $saved }, out { $out }
standing-volcano =
    { $before ->
        [0] { $mountains ->
            [one] volcano under the last mountain
           *[other] volcano under one of { $mountains } mountains, any turn now
        }
        [one] volcano under one of { $mountains } mountains, after 1 tile
       *[other] volcano under one of { $mountains } mountains, after { $before } tiles
    }
    .short =
        { $before ->
            [0] volcano under 1 of { $mountains } mountains
            [one] volcano: { $mountains } mountains, after 1 tile
           *[other] volcano: { $mountains } mountains, after { $before } tiles
        }
standing-last_explorer =
    { $count ->
        [one] it ends with the last explorer on the board: 1 left
       *[other] it ends with the last explorer on the board: { $count } left
    }
standing-last_tile =
    { $count ->
        [one] it ends with the last tile: 1 left
       *[other] it ends with the last tile: { $count } left
    }

## The aim

companion-aim =
    Bring your explorers to the isles in the corners. { $all_equal ->
        [yes] The most saved explorers win.
       *[no] The highest sum of their hidden numbers wins, not the most heads.
    } { $end ->
        [to_the_last] It ends with the last explorer on the board.
        [submerged] It ends with the last tile.
       *[volcano] Whoever is not there when the volcano erupts is lost.
    }

## Questions

companion-ask-take_explorer =
    You decide which number goes where. { $memory_aid ->
        [yes] You may look at your own numbers at any time; the others never see them before the end.
       *[no] Once play has begun nobody may look at a number again, not even you: remember the high ones.
    }
companion-ask-place_explorer = Beaches sink first, then forests, then mountains. Boats are placed along the shore afterwards. Whoever stands on a tile that goes falls into the water.
companion-ask-place_boat = Boats belong to nobody. One carries three, of any colours; whoever has most of them aboard steers it, and anybody may sail an empty one.
companion-ask-study_explorers =
    { $memory_aid ->
        [yes] Look where your high numbers stand: they count most. You may look again at any time.
       *[no] Look where your high numbers stand: they count most, and once play has begun nobody may look again.
    }
companion-ask-play_tile = Before moving you may play one tile that you kept in an earlier turn. Defence tiles wait for others’ turns.
companion-ask-choose_swimmer = A dolphin carries one of your swimmers up to three sea spaces. Sharks and sea serpents on the way still bite.
companion-ask-ride_dolphin = One to three sea spaces, never onto an isle. The swimmer may still move afterwards.
companion-ask-choose_boat = The wind carries a boat that you steer up to three sea spaces, with everybody aboard.
companion-ask-sail_before_wind = One to three sea spaces, before your three moves. A boat with people in it does not survive a sea serpent or a whale.
companion-ask-lift_creature = This tile lifts one creature off the board and sets it down on any sea space without pieces. It attacks nobody by that.
companion-ask-set_creature_down = Any sea space without pieces will do, however far: away from your own people, or between others and their isle.
companion-ask-move_pieces = Three moves in all: walk, board, sail, dive, swim, land on an isle. An explorer swims into one sea space a turn only, and never goes back onto the island.
companion-ask-remove_tile = One tile must go, of the terrain that is sinking, and its people swim. Its back is a tile to keep, or works at once: boat, shark, whale, whirlpool, volcano.
companion-ask-take_aboard = A boat carries three. You choose who of these swimmers gets in, of any colours; the others stay in the water.
companion-ask-choose_creature = You may move one creature of the kind rolled, or none. It harms whatever it meets, yours too.
companion-ask-choose_creature-sea_serpent = A sea serpent moves one space and takes all swimmers there, and a boat with all aboard. Empty boats it leaves. It strikes yours too, and there is no defence.
companion-ask-choose_creature-shark = A shark moves one or two spaces and takes all swimmers where it arrives, yours too. Whoever sits in a boat is safe from it.
companion-ask-choose_creature-whale = A whale moves one to three spaces and capsizes a boat with people in it, yours too: they swim on. Swimmers and empty boats it leaves alone.
companion-ask-move_creature = It moves over sea only. Against sharks and whales others may hold a tile that removes it before it harms them.
companion-ask-defend = A creature is sent against you. The fitting tile removes it from the game before it harms anybody there. You need not play it.

## Happenings

companion-event-rolled = Every turn ends with the die: whoever rolled may move one creature of that kind, against anybody.
companion-event-fell_in = Explorers on a tile that goes become swimmers. They may swim on, climb into a boat in their space or land on an isle, but never go back onto the island.
companion-event-kept_tile = This tile was kept, hidden: it can be played at the start of a later turn, or in defence during somebody else’s.
companion-event-played_tile = A kept tile is played before moving, one a turn at most, and then leaves the game.
companion-event-appeared-shark = A shark from under a tile takes all swimmers there at once. Later whoever rolls a shark may move it.
companion-event-appeared-whale = A whale from under a tile harms no swimmer. Later, moved onto a boat with people in it, it capsizes the boat.
companion-event-boat_appeared = A boat from under a tile takes the swimmers of its space aboard, three at the most. It belongs to nobody.
companion-event-whirlpool = A whirlpool takes everything from its space and the sea spaces around it: swimmers, creatures, boats and all aboard. Nobody on land is touched.
companion-event-lost = A lost explorer is out of the game, number and all. Swimmers fear sharks and sea serpents; boats fear sea serpents and whales.
companion-event-boat_lost = Only boats with people in them are capsized or crushed; a whirlpool takes empty ones as well.
companion-event-landed =
    { $all_equal ->
        [yes] On an isle an explorer is safe for good and counts one, whatever its number.
       *[no] On an isle an explorer is safe for good. Its hidden number is turned over at the end, and counts.
    }
companion-event-defended = A defence tile removes the creature from the game before it harms anybody. There is none against sea serpents, whirlpools or the volcano.

## What cannot be taken back

companion-risk-remove = Whoever stands there falls into the water, and what lies under the tile may strike at once: a shark takes all swimmers of its space. This cannot be taken back.
companion-risk-play_tile = A tile that is played leaves the game, whether it helped or not, and no second one may be played this turn. This cannot be taken back.
