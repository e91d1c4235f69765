### Takara Island: a short name for each kind of choice, as a heading above a list of them.

kind-rent_sword = Sword
kind-leave_sword = No sword
kind-observe = Observe
kind-dig = Dig
kind-destroy = Clear
kind-fight = Fight
kind-gamble = Gambling Den
kind-sell = Sell
kind-buy = Buy
kind-hire = Hire
kind-imitate = Imitate
kind-end_actions = Stop
kind-turn_up = Turn it up
kind-look_on = Look
kind-mine = Miner
kind-study = Archaeologist
kind-divine = Diviner
kind-put_back = Put back
kind-cash_map = Sell the Map
kind-keep_map = Keep the Map
kind-recruit = Recruit
kind-leave_recruit = No recruit
kind-heal = Hospital
