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
page-exercises = Exercices
    .of = { $game } : exercices
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
page-rules = Règles
    .none = Aucune règle n’en parle.
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
page-asked-of = { $name } : { $question }
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

## Quand quelque chose échoue

page-offline = La liaison est coupée. Votre partie est à l’abri ; nouvel essai en cours.
page-try-now = Essayer maintenant
page-refused = Cela n’a pas marché.
page-refused-away = Le serveur ne répond pas. Nouvel essai en cours.
