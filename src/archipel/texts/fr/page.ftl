### La page : tout ce qu’elle dit et qui n’appartient à aucun jeu, en français.
### Les formes d’une entrée (.help, .none, .yes …) se tiennent près du texte principal.

## La maison

page-archipel = Archipel
page-motto =
    Prenez place.
    La marée monte.
page-welcome = Des jeux d’îles à jouer dans le navigateur : avec des robots, autour d’un écran, ou avec des amis au loin. Sans compte, sans rien installer.
page-games = Jeux
page-play = Jouer
page-learn = Apprendre
page-learn-on = Continuer la leçon
page-set-up = Préparer la table
page-set-up-game = Préparer une table : { $game }
page-together = Tous ensemble
page-rivals = Chacun pour soi
page-players =
    { $least ->
        [1] de 1 à { $most } joueurs
       *[other] de { $least } à { $most } joueurs
    }
page-minutes =
    { $span ->
        [no] environ { $longest } min
       *[yes] { $shortest } à { $longest } min
    }
page-weight-1 = facile à apprendre
page-weight-2 = un peu de réflexion
page-weight-3 = beaucoup de réflexion
page-best-with =
    { $span ->
        [no] idéal à { $most }
       *[yes] idéal à { $least } ou { $most }
    }
page-first-game = Préparer ainsi
page-credits = Crédits
page-no-affiliation = Un projet de passionnés, sans lien avec les éditeurs de ces jeux ni approbation de leur part.
page-to-start = Retour à l’accueil
page-nowhere = Eaux inconnues
    .help = Il n’y a pas de page à cette adresse.
page-no-table = Table introuvable
page-one-moment = Un instant…
page-server-away = Le serveur ne répond pas. Nouvel essai en cours.
page-close = Fermer
page-cancel = Annuler
page-save = Enregistrer
page-of = { $part } sur { $all }
page-list-and = { $first } et { $last }
page-sign-remove = ×
page-sign-rule = §
page-sign-held = ∥

## Langue, lumière, son

page-language = Langue
page-theme =
    { $theme ->
        [light] Lumière : pièce claire
        [dark] Lumière : pièce sombre
       *[auto] Lumière : comme le système
    }
page-sound = Son
page-sound-on = Le son est activé
page-sound-off = Le son est coupé
page-pace = Animations
page-pace-slow = lentes
page-pace-usual = normales
page-pace-quick = rapides

## Préparer une table

page-seats = Places
page-seat-number = Place { $number }
page-seat-me = Moi
page-seat-person = À cet écran
page-seat-open = Un ami, par lien
    .help = Vous trouverez le lien à la table.
page-seat-bot = Un robot
page-seat-add = + Ajouter une place
page-seat-remove = Retirer la place { $number }
page-seat-unnamed = Capitaine { $number }
page-bot-unnamed = Robot { $number }
page-bot-strength = Force du robot
page-bot-random = Flâneur
    .help = va où le courant le porte. Aucun plan : pour jeter un œil au jeu.
page-bot-greedy = Matelot
    .help = fait ce qui paraît le mieux sur le moment. Rapide, et de bonne compagnie pour une première partie.
page-bot-planner = Skipper
    .help = pense tout un tour à l’avance et pèse ce qui peut arriver. Un adversaire redoutable, un équipier fiable.
page-bot-master = Maître
    .help = pense comme le Skipper, mais plus longtemps, là où le choix est serré. Le plus fort, et le plus lent.
page-name = Nom
page-name-optional = Nom (facultatif)
page-your-name = Votre nom
page-your-colour = Votre couleur
page-colour-teal = Sarcelle
page-colour-rust = Rouille
page-colour-indigo = Indigo
page-colour-moss = Mousse
page-colour-plum = Prune
page-colour-slate = Ardoise
page-more-options = Autres options
page-keep-seats = Après trois minutes d’absence, un robot garde la place
page-listed = Montrer cette table parmi les tables ouvertes
page-nod = Me demander avant que quelqu’un s’asseye

## Mes tables, tables ouvertes, parties enregistrées

page-my-tables = Mes tables
    .none = Rien pour l’instant. Vos parties resteront ici, dans ce navigateur.
page-open-tables = Tables ouvertes
    .none = Aucune table ouverte pour l’instant. Préparez-en une et cochez la case pour la montrer ici.
page-record = Une partie enregistrée
    .help = Revoyez une partie depuis son fichier, arrêtez-vous où vous voulez et jouez la suite.
    .watch = L’adresse d’une table suffit pour la regarder.
page-import = Ouvrir un fichier
page-forget-table = Retirer de cette liste
page-show-all = Tout montrer ({ $count })
page-show-fewer = En montrer moins
page-table-gone = N’est plus sur ce serveur
page-table-unknown = Hors d’atteinte
page-status-over = La partie est finie.
page-status-paused = La table est en pause.
page-your-turn = À vous de jouer
page-waits-for = On attend { $names }
page-waits-for-free-seat = On attend quelqu’un à la place libre
page-bot-plays =
    { $count ->
        [one] { $names } joue…
       *[other] { $names } jouent…
    }
page-seat-is-free = Une place est libre
page-to-watch = À regarder

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
page-asked-of = { $name } : { $question }
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

page-rules = Règles
    .none = Aucune règle n’en parle.
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
    { $rank ->
        [1] Vous finissez en tête, avec { $score } points.
        [2] Vous finissez à la deuxième place, avec { $score } points.
        [3] Vous finissez à la troisième place, avec { $score } points.
       *[other] Vous finissez à la quatrième place, avec { $score } points.
    }
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
page-leave-replay = Retour à la table

## Quand quelque chose échoue

page-offline = La liaison est coupée. Votre partie est à l’abri ; nouvel essai en cours.
page-try-now = Essayer maintenant
page-refused = Cela n’a pas marché.
page-refused-away = Le serveur ne répond pas. Nouvel essai en cours.

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
page-book-open = Ouvrir le livret à cet endroit

## Compagnon

page-companion = Compagnon
page-companion-aim = Quel est le but ?
page-companion-on = Activer le compagnon
page-companion-off = Désactiver le compagnon
page-companion-done = Compris
page-sign-between = ·
