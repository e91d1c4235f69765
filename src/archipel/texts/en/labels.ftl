### Labels for what any game may show, where it has no drawing of its own; a game’s own label-… come before these.

value-yes = Yes
value-no = No
label-active = To play
label-colour = Colour
label-discard = Discards
label-discards = Discards
label-hand = Hand
label-hand_size = Cards in hand
label-phase = Phase
label-pile = Pile
label-points = Points
label-round = Round
label-score = Score
label-seats = Players
label-size = Size
label-turn = Turn
