### À une table, dans les règles, dans les remerciements : ce qu’y dit la page, en français.

## Rejoindre

page-invited = Une place vous attend
page-at-the-table = À la table : { $names }
page-sit-down = M’asseoir
page-watch = Seulement regarder
page-watching = Vous regardez

## À la table

page-title-turn = ● À vous : { $game }
page-skip = Aller à vos choix
page-turn = Tour { $turn }
page-around = Autour de la table
page-board = Le plateau
page-bar = La question du moment
page-menu = Menu
page-you = Vous
page-here = À table
page-away = Pas là
page-thinking = Réfléchit…
page-kept = Un robot garde la place
page-to-play = Joue
page-is-asked = Question
page-choices = Vos choix
page-no-choices = Rien à choisir pour l’instant
page-all-choices =
    { $count ->
        [0] Aucun choix
        [one] 1 choix
       *[other] Les { $count } choix
    }
page-find-choice = Chercher un choix
page-cannot-undo = Révèle quelque chose de nouveau
page-rule-of-this = La règle derrière cette question
page-the-rule = Règle { $id }
page-undo = Annuler
page-take-back = Demander à reprendre
    .short = Reprendre ?
page-take-back-asked =
    { $count ->
        [one] { $name } voudrait reprendre un coup. D’accord ?
       *[other] { $name } voudrait revenir { $count } coups en arrière. D’accord ?
    }
page-take-back-waits = Réponse attendue : { $names }.
page-agree = D’accord
page-decline = Plutôt non
page-knock = Quelqu’un voudrait s’asseoir
page-knock-asked = { $name } voudrait s’asseoir à la place { $number }.
page-knocking = Accord attendu pour vous asseoir : { $names }.
page-somebody = Quelqu’un
page-hint = Conseil
page-hint-thinking = Réflexion…
page-hint-would = { $bot } choisirait : { $action }.
page-hint-pass = { $bot } laisserait passer.
page-hint-stop = Arrêter la réflexion
page-hint-plan = Ce que ferait { $bot } :
page-hint-letting = Laisser passer
page-hint-as-good = Tout aussi bien, pour autant qu’on puisse voir : { $action }.
page-hint-what-if = Et si je… ?
page-hint-alike = « { $action } » : pas de différence nette.
page-hint-worse =
    { $points ->
        [one] « { $action } » gagne environ { $points } partie sur cent de moins (à { $error } près).
       *[other] « { $action } » gagne environ { $points } parties sur cent de moins (à { $error } près).
    }
page-hint-better =
    { $points ->
        [one] « { $action } » gagne environ { $points } partie sur cent de plus, tout compte fait (à { $error } près).
       *[other] « { $action } » gagne environ { $points } parties sur cent de plus, tout compte fait (à { $error } près).
    }
page-hint-without = Il y manque ceci : { $reasons }
page-do-first = Faire l’étape 1
page-do-it = Le faire
page-show-end = Voir la fin
page-pause = Pause
page-resume = Reprendre

## Avant de tirer une carte

page-window-left =
    { $seconds ->
        [0] 0 seconde pour intervenir
        [one] 1 seconde pour intervenir
       *[other] { $seconds } secondes pour intervenir
    }
page-window-held =
    { $count ->
        [one] { $names } demande un instant
       *[other] { $names } demandent un instant
    }
page-go-on = Continuer
page-not-this-turn = Pas ce tour-ci
page-wait = Attendre
page-wait-no-longer = C’est bon, continuez

## Le récit

page-story = Récit
    .none = Le récit commence ici.
page-story-unheard =
    { $count ->
        [0] Récit
        [one] Récit, 1 nouvelle ligne
       *[other] Récit, { $count } nouvelles lignes
    }
page-newest = Plus récent ↓
page-show-moment = Revoir ce moment
page-mute = Ignorer
    .whom = Ne plus rien entendre de { $name }
page-unmute = Ne plus ignorer
page-muted = Vous ignorez { $name }.
page-unsay = Supprimer
    .what = Supprimer « { $text } » pour tout le monde
page-said-deleted = Supprimé par l’hôte
page-talk = Dire quelque chose
page-send = Envoyer
page-signals = Messages rapides
page-signal-well-played = Bien joué !
page-signal-thanks = Merci !
page-signal-think = Je réfléchis
page-signal-hurry = Le temps presse
page-signal-help = À l’aide !
page-signal-oops = Oups…
page-told-undo =
    { $count ->
        [0] { $name } reprend son coup.
        [one] { $name } reprend un coup.
       *[other] { $name } reprend { $count } coups.
    }
page-told-seat-person = { $name } prend place.
page-told-seat-bot = Un robot ({ $bot }) joue pour { $name }.
page-told-seat-kept = Un robot ({ $bot }) remplace { $name }.
page-told-seat-open = Une place est libre.
page-told-knock = { $name } voudrait s’asseoir.
page-told-admit = { $name } veut bien que quelqu’un s’asseye.
page-told-turn-away = { $name } ne laisse personne s’asseoir.
page-told-freed = L’hôte libère une place : { $name } n’y est plus.
page-told-pause = { $name } met la table en pause.
page-told-resume = { $name } relance la partie.
page-told-resign = { $name } abandonne la partie.
page-told-request = { $name } demande à reprendre un coup.
page-told-agree = { $name } est d’accord.
page-told-decline = { $name } n’est pas d’accord.
page-told-pin = Cette table est gardée, si vieille qu’elle devienne.
page-told-unpin = Cette table est gardée aussi longtemps que les autres.
page-told-next = La partie suivante est prête.

## Les places

page-hand-to-bot = Laisser un robot jouer pour vous
page-hand-over = Confier
page-seat-bot-instead = Asseoir un robot à la place
page-seat-it = L’asseoir
page-free-seat = Libérer cette place
    .help = La personne qui l’occupe la perd, et le récit le dit à tout le monde. Un robot continue après dix minutes d’absence ; à une table affichée, n’importe qui peut s’asseoir tout de suite.
page-kept-now = Un robot joue à votre place. Vous pouvez la reprendre à tout moment.
page-take-seat-back = Reprendre ma place
page-invite = Inviter
page-no-free-seat = Aucune place n’est libre. Tout le monde peut regarder.
page-link-seat = Lien vers la place { $number }
    .help = Pour une seule personne. Il sert une fois : la place est à qui l’ouvre.
page-invite-here = Inviter quelqu’un à cette place
page-link-watch = Lien pour regarder
    .help = Pour tout le monde. On y voit ce que tout le monde peut voir.
page-link-mine = Ma place sur un autre appareil
    .help = Gardez ce lien pour vous : qui l’a joue à votre place.
page-copy = Copier
page-copied = Copié
page-pass-screen = Passez l’écran à { $name }
    .help = Les autres regardent ailleurs jusqu’au prochain passage.
page-i-am = C’est moi, { $name }
page-while-away = Pendant votre absence
page-kept-for-you = Un robot a gardé votre place. Elle est de nouveau à vous.
page-back-to-table = Retour à la table

## Règles et aide

page-find-rule = Chercher dans les règles
page-turn-help = Un tour en bref
page-help = Aide
page-help-legend = Que veulent dire les signes de ce plateau ?
page-help-choose = Touchez une pièce ou un lieu éclairé ; si plusieurs choses y sont possibles, un petit menu demande laquelle. Passez le pointeur dessus pour voir ce qui va se passer.
page-help-list = Tout ce que vous pouvez faire est aussi dans la liste des choix, mot pour mot. Un bord en pointillés signale ce qui révèle quelque chose de nouveau : cela ne s’annule pas librement.
page-help-windows = Les cartes jouables hors de votre tour brillent. Avant qu’un robot tire une carte, la table attend un peu : laissez-la continuer, ou demandez-lui d’attendre.
page-help-undo = Vous pouvez annuler librement tant que votre coup n’a rien appris à personne et qu’aucune règle ne l’interdit. Sinon, on demande aux autres.
page-keyboard = Clavier
page-keys-on = Raccourcis à une seule touche
page-key-tab = Tab
    .does = d’une partie de la table à la suivante
page-key-arrows = ↑ ↓ Entrée
    .does = parcourir les choix, choisir
page-key-digits = 1–99
    .does = désigner le choix qui porte ce numéro
page-key-choices = vers la liste des choix
page-key-undo = annuler, ou demander à reprendre un coup
page-key-hint = conseil
page-key-go-on = laisser la table continuer
page-key-wait = demander à la table d’attendre
page-key-rules = la règle en question
page-key-story = plier ou déplier le récit
page-key-talk = dire quelque chose
page-key-language = changer de langue
page-key-menu = menu
page-key-help = cette aide

## La fin, et encore

page-given-up = La partie a été abandonnée
    .help = Vous pouvez la revoir, ou jouer la suite depuis n’importe quel moment.
page-abandon = Abandonner la partie
    .help = La partie s’arrête pour toute l’équipe, sans retour possible.
    .yes = Abandonner
page-resign = Abandonner
    .help = Un robot prend votre place jusqu’à la fin, sans retour possible.
    .yes = Abandonner
page-figure-choices = Choix faits
page-wins =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
page-nobody-wins = Personne ne gagne
page-you-win = Vous gagnez !
page-you-end =
    Vous finissez { $rank ->
        [1] en tête
        [2] à la deuxième place
        [3] à la troisième place
       *[other] à la quatrième place
    }, avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
page-points-total = Total
page-points-by-source = Points par source
page-rematch = Rejouer
page-next-table = Vers la partie suivante
page-replay = Revoir
page-export = Enregistrer la partie
page-pin = Garder cette table pour toujours
page-unpin = Ne plus la garder pour toujours
page-look-at-board = Regarder le plateau
page-fair-deal = La donne était-elle honnête ?
    .help = La graine de tous les mélanges était fixée avant le premier coup, et son empreinte affichée. La partie finie, voici la graine elle-même : chacun peut vérifier qu’elles concordent.
page-commitment = Empreinte
page-seed = Graine
    .none = cachée jusqu’à la fin de la partie

## Revoir une partie

page-moment = Moment
page-moment-of = { $moment } / { $moments }
page-moment-start = La table est prête.
page-first-moment = Au début
page-last-moment = À la fin
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-replay-run = Lancer
page-replay-stop = Arrêter
page-share-moment = Copier un lien vers ce moment
page-branch = Jouer la suite à partir d’ici
    .help = Une autre table reprend la partie telle qu’elle était au moment { $moment }. La suite est de nouveau ouverte.
page-review = Analyse
page-leave-replay = À la table

## Crédits

page-credits-intro = Archipel est un logiciel libre. Il s’appuie sur le travail d’autres, avec nos remerciements :
page-credits-drawings = Dessins des plateaux, de Game-icons.net
page-own-licence = Archipel : licence MIT. Les règles d’un jeu sont des faits ; chaque mot et chaque dessin de plateau est de nous.
page-thanks-icons = Game-icons.net
    .licence = Icônes de Lorc, Delapouite et d’autres, CC BY 3.0, recolorées.
page-thanks-fraunces = Fraunces
    .licence = Caractère d’Undercase Type, SIL Open Font License 1.1.
page-thanks-source-sans = Source Sans 3
    .licence = Caractère de Paul D. Hunt pour Adobe, SIL Open Font License 1.1.
page-thanks-svelte = Svelte
    .licence = La page est construite avec Svelte et Vite, licence MIT.
page-thanks-fluent = Project Fluent
    .licence = Les langues par Fluent, de Mozilla, licence Apache 2.0.

## Le livret de règles

page-books = Livrets de règles
    .help = Chaque jeu raconté depuis le début, en courts chapitres illustrés de vraies parties. Aucune table n’a besoin d’être ouverte.
page-book = Le livret de règles
page-book-of = { $game } : le livret de règles
page-book-chapters = Chapitres
page-book-print = Imprimer
page-book-play = Jouer à partir d’ici
page-book-exact = La règle exacte : { $rules }
page-book-more =
    { $count ->
        [one] Un point de détail
       *[other] { $count } points de détail
    }
page-book-list = Les règles exactes, par numéro
    .help = Chaque règle au mot près, pour le jour où vous ne la lirez pas tous de la même façon.
page-book-told = Raconté au chapitre { $number } : { $title }
page-book-found =
    { $chapters ->
        [0] Aucun chapitre
        [one] 1 chapitre
       *[other] { $chapters } chapitres
    }, { $rules ->
        [0] aucune règle exacte
        [one] 1 règle exacte
       *[other] { $rules } règles exactes
    }
page-book-no-chapter = Ce livret n’a ni chapitre ni règle « { $chapter } ». Voici ses chapitres.
page-book-no-game = Il n’y a pas de livret « { $game } ». Voici ceux que nous avons.
page-exercises-no-game = Il n’y a pas de jeu « { $game } ». Ceux-ci ont des exercices.
page-book-open = Ouvrir le livret à cet endroit

## Compagnon

page-companion = Compagnon
page-companion-aim = Quel est le but ?
page-companion-on = Activer le compagnon
page-companion-off = Désactiver le compagnon
page-companion-done = Compris
page-sign-between = ·
