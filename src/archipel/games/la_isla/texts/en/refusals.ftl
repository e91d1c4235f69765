### La Isla: what stands against an action, in one sentence with its numbers.

## The moment

refused-over = The game is over: { $ending }.
refused-not_your_turn = It is not your turn: { $seat } is doing action { $phase }.
refused-assign_with_cards = Cards are assigned at the start of a round: this is action { $phase }.
refused-holder_in_a =
    { $phase ->
        [cards] A card goes into the holder in action A: the cards are being assigned now.
       *[other] A card goes into the holder in action A: this is action { $phase }.
    }
refused-exchange_in_c =
    { $phase ->
        [cards] Resources are exchanged in action C: the cards are being assigned now.
       *[other] Resources are exchanged in action C: this is action { $phase }.
    }
refused-place_in_c =
    { $phase ->
        [cards] Explorers are placed in action C: the cards are being assigned now.
       *[other] Explorers are placed in action C: this is action { $phase }.
    }
refused-pay_in_c =
    { $phase ->
        [cards] You pay for an explorer in action C: the cards are being assigned now.
       *[other] You pay for an explorer in action C: this is action { $phase }.
    }
refused-assign_first = First your { $count } cards: one each to A, B and D.
refused-assigned_already =
    { $count ->
        [one] Your cards lie face down for good: one player is still choosing.
       *[other] Your cards lie face down for good: { $count } players are still choosing.
    }
refused-no_fourth_card = You hold { $count } cards, and no fourth one.
refused-put_first = First put your card into your holder: “{ $function }”.
refused-exchange_first = First the exchange: swap a resource, or keep all.
refused-space_first =
    { $supply ->
        [0] First choose the space that an explorer of yours moves to, or take a resource.
       *[other] First choose a space for an explorer, or take a resource.
    }
refused-explorer_first = First choose which of your explorers goes to the space that you have chosen.
refused-payment_first =
    { $cost ->
        [one] First pay for the space: { $resource_a } or a joker.
       *[other] First pay for the space: { $resource_two } or jokers.
    }
refused-marker_of_card_first = First move a marker up: your card shows { $animal_the }.
refused-free_marker_first =
    { $left ->
        [one] First the marker that you may move up, or leave them.
       *[other] First the { $left } markers that you may move up, or leave them.
    }
refused-bonus_first =
    { $left ->
        [one] First take the resource that you have earned.
       *[other] First take the { $left } resources that you have earned.
    }

## The holder

refused-no_such_slot = Your holder has { $count } slots, and no slot { $slot }.
refused-free_slot_before = Free slots are all alike: slot { $slot } comes first.

## The exchange

refused-no_exchange_function = You have no Exchange function in your holder.
refused-exchange_at_start = An exchange comes at the start of your action C, before you place or take.
refused-none_to_give = You have no such resource to give: { $resource }.
refused-same_colour = The same colour for the same colour is no exchange: { $resource }.

## Explorers

refused-own_explorer_there = You have an explorer on this space: never two of one colour.
refused-lacks_resources =
    { $lacking ->
        [one] This space costs { $cost ->
            [one] { $resource_a }
           *[other] { $resource_two }
        }: 1 is missing.
       *[other] This space costs { $resource_two }: { $lacking } are missing.
    }
refused-supply_first =
    { $count ->
        [one] One explorer is still in your supply: it goes first.
       *[other] { $count } explorers are still in your supply: they go first.
    }
refused-no_explorer_there = You have no explorer on this space.

## Paying

refused-other_price =
    { $cost ->
        [one] This space costs you 1 resource, not 2: { $resource }.
       *[other] This space costs you { $cost } resources, not 1: { $resource }.
    }
refused-too_few_cubes =
    { $count ->
        [0] You have none of this colour: { $resource }.
       *[other] You have only { $count } of this colour, { $lacking } is missing: { $resource }.
    }
refused-no_joker = { $resource } does not pay here without its joker function: the space wants { $wanted }.
refused-one_joker_each = One joker of a colour and no more: { $resource_a } at most may stand for { $wanted_a }.
