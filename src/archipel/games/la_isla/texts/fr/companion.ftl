### Ce que dit le compagnon lors des premières parties, chaque chose une fois ; `standing-` est la ligne du haut.

## Où en est la partie

standing-points =
    { $points ->
        [0] { $points } point en l’état, meilleur rival { $best }
        [one] { $points } point en l’état, meilleur rival { $best }
       *[other] { $points } points en l’état, meilleur rival { $best }
    }
    .short = points { $points }, rival { $best }
standing-markers = marqueurs { $sum } : fin avec le round qui atteint { $limit }
    .short = marqueurs { $sum }, fin à { $limit }

## Le but

companion-aim = Le plus de points gagne. Entourez des animaux, réunissez des séries de cinq différents et faites monter les marqueurs des vôtres. La partie finit quand la somme des marqueurs atteint la limite.

## Questions

companion-ask-assign_cards = Chaque carte a trois usages, selon sa lettre : A une fonction durable, B une ressource, D le marqueur d’un animal. Tous choisissent en secret.
companion-ask-put_card = Une fonction agit tant qu’elle est visible. Sans slot libre, il faut en recouvrir une, et ce qui est recouvert n’agit plus.
companion-ask-choose_space = Un explorateur coûte deux ressources de la couleur de la case, sauf fonction. Occupez toutes les cases autour d’un animal pour le gagner avec ses points. Ou prenez une ressource.
companion-ask-choose_explorer = Votre réserve est vide : l’un de vos explorateurs se déplace donc, vers n’importe quelle case. Les animaux gagnés restent à vous.
companion-ask-choose_payment = Une fonction vous laisse payer de plusieurs façons. Le reste compte un peu à la fin : un point pour deux ressources.
companion-ask-choose_marker = Une de vos fonctions permet de monter n’importe quel marqueur à la place de celui-ci. Vous marquez pour vos animaux de cette espèce.
companion-ask-take_bonus = Une fonction vous donne une ressource de votre choix. Deux de la couleur d’une case paient un explorateur.
companion-ask-free_marker = Une fonction vous laisse monter un marqueur, si vous voulez : vous marquez 1 point par petite tuile de cet animal à vous, 2 pour la grande.
companion-ask-exchange = Une fonction vous laisse échanger une ressource contre une autre, si vous voulez. Deux de la couleur d’une case paient un explorateur.

## Événements

companion-event-showed_a = Phase A : chacun révèle la carte sous A et la met dans un slot. Sa fonction agit dès maintenant, tant qu’elle est visible.
companion-event-covered = Une fonction recouverte n’agit plus. Seul reste l’explorateur ou le slot que certaines ont donné.
companion-event-gained = La phase B et certaines fonctions donnent des ressources. Elles paient les explorateurs, et deux qui restent font un point à la fin.
companion-event-surrounded = Toutes les cases autour de cet animal portaient un explorateur du même joueur, qui le prend et marque ce que montre la région. Les explorateurs des autres ne gênent jamais.
companion-event-moved = Sans explorateur en réserve, un de l’île se déplace, pour le même prix. Ce qu’il a gagné reste gagné.
companion-event-took = Au lieu de placer un explorateur, on peut prendre une ressource de son choix : de quoi économiser.
companion-event-marker_moved = Un marqueur monte, et seule la personne qui l’a monté marque : 1 point par petite tuile de cet animal qu’elle a, 2 pour la grande. À la fin, sa valeur les multiplie toutes.
companion-event-marker_at_top = Ce marqueur est tout en haut et y reste ; la personne qui l’aurait monté marque quand même.
companion-event-function_worked = Une fonction visible a agi : les slots de chacun montrent ce que peuvent les siennes.
companion-event-function_scored = Une fonction visible a rapporté des points : les slots de chacun montrent ce que peuvent les siennes.
companion-event-discarded = Une fonction a fait piocher quatre cartes à ce joueur ; celle qui reste est défaussée.
companion-event-gained_explorer = Un explorateur de plus jusqu’à la fin, même si la fonction est recouverte.
companion-event-gained_slot = Un slot de plus jusqu’à la fin, même si la fonction est recouverte.
companion-event-round_began = Un nouveau round : chacun reçoit des cartes, puis viennent les phases A, B, C et D. La fin ne se vérifie qu’après un round.

## Ce qui ne se reprend pas

companion-risk-assign = Quand tous ont choisi, c’est dit. La carte sous A vous reste comme fonction ; celles sous B et D servent une fois, puis s’en vont.
