### Ce que disent la ligne de commande et le terminal, quel que soit le jeu.

## Noms

seat-unnamed = Joueur { $number }
seat-myself = Capitaine
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
bot-random = Hasard
bot-greedy = Glouton
bot-planner = Stratège
bot-master = Maître
bot-search = Chercheur

## La partie : questions

play-question = { $seat } : { $question }
play-keys = numéro = choisir, ? = aide
play-undo = u = annuler
play-enter = Entrée = { $action }
play-enter_pass = Entrée = non, { $seat } continue
play-enter_pass_to = Entrée = non, { $seat } continue : { $action }
play-back = numéro = choisir, 0 = revenir à tous les choix
play-number =
    { $most ->
        [one] Il n’y a qu’un choix : tapez 1.
       *[other] Tapez un numéro de 1 à { $most }.
    }
play-unclear = « { $answer } » n’est pas un choix ici : tapez un numéro de la liste, une case comme C3, ou « ? » pour l’aide.
play-thinking = { $seat } réfléchit…
menu-also = à tout moment, sans attendre :
menu-of_seat = { $seat } : { $group }
menu-folded = parmi { $count }…

## La partie : lettres

play-help =
    Un numéro fait un choix. Une case (C3) ou un mot (jardin) montre les choix qui s’y rapportent.
    Entrée fait la seule chose à faire.
      u       annuler le dernier choix
      h       conseil : ce que ferait un bon robot, et pourquoi
      y       pourquoi pas : y move watchtower
      r       le tour et qui peut quoi ; r { $rule } : une règle ; r nager : les règles qui en parlent
      d       parcourir les défausses et les couches connues des piles
      j       journal : l’histoire jusqu’ici
      b       redessiner le plateau
      l       langue : { $languages }
      a       le but : la ligne qui dit où en est la partie, avec ou sans
      w       quand on vous propose vos cartes spéciales pendant qu’un robot joue
      s       où la partie est sauvegardée ; s FICHIER : en sauvegarder une copie
      q       quitter ; la partie est sauvegardée et peut reprendre plus tard
play-rules_more = r { $rule } = une règle, r mot = les règles qui en parlent
play-saved = Partie sauvegardée dans { $file }.
play-left = La partie est sauvegardée : { $file }
    Pour la reprendre : archipel play --resume { $name }
save-exists = { $file } existe déjà et reste tel quel : choisissez un autre nom.
undo-nothing = Il n’y a rien à annuler.
undo-learned = « { $action } » a révélé quelque chose. Tout le monde ici accepte-t-il de revenir en arrière ? (o/n)
undo-one_way = « { $action } » est définitif d’après la règle { $rule }. Tout le monde ici accepte-t-il quand même de revenir en arrière ? (o/n)
undo-refused = On n’y touche pas.
undo-done = Annulé : { $action }.
why-possible = C’est possible maintenant : { $action }.
why-unclear = « { $answer } » n’est pas une action : écrivez-la comme dans un enregistrement, par exemple y end_actions.
hint-choice = { $bot } choisirait : { $action }.
hint-step = { $number }. puis : { $action }.
hint-silent = { $bot } ne jouerait rien maintenant.
language-unknown = Je parle { $languages }.
standing-off = La ligne qui dit où en est la partie disparaît ; a la fait revenir.
windows-unknown = Tapez w suivi de l’un de ces mots : { $settings }.
windows-always = Cartes spéciales : la question viendra avant tout ce que fait un robot.
windows-never = Cartes spéciales : pas de question pendant qu’un robot joue.

## La fin

end-won = Gagné : { $ending }
end-lost = Perdu : { $ending }
end-turns = Tours
end-seed = Graine
end-record = Enregistrement :
end-replay = Pour la revoir : archipel replay { $name }

## Accueil

welcome-title = A R C H I P E L
welcome-language = Langue
welcome-game = Jeu
welcome-players = Joueurs
welcome-ask = Entrée = jouer, numéro = changer une ligne, q = quitter
welcome-which_game = Quel jeu ? ({ $games })
welcome-who = Qui joue ? Des noms de personnes et des robots, séparés par des virgules, par exemple : { $example }
welcome-value = Laquelle ? (numéro, ou Entrée pour ne rien changer)
resume-ask = { $title } avec { $names }, { $when } : cette partie n’est pas finie.
    La reprendre ? Entrée = oui, n = nouvelle partie

## Revoir une partie

replay-step = étape { $step } sur { $last }
replay-chosen = Choix { $seat_of } : { $action }
replay-keys = Entrée = suivante, p = précédente, numéro = cette étape, e = fin, q = quitter
replay-unclear = Tapez n, p, e, q, ou le numéro d’une étape de 0 à { $last }.
replay-unfinished = L’enregistrement s’arrête ici : la partie n’est pas finie.
replay-undone =
    { $count ->
        [one] Une action a été annulée pendant la partie et n’est pas racontée ici.
       *[other] { $count } actions ont été annulées pendant la partie et ne sont pas racontées ici.
    }

## Les jeux et les règles

games-seats = Joueurs
games-from_to = { $least } à { $most }
games-minutes = { $shortest } à { $longest } min
games-best =
    { $span ->
        [no] idéal à { $most }
       *[yes] idéal de { $least } à { $most }
    }
games-bots = Robots
games-option = { $label } : { $values }
games-default = [ ] = ce qui se joue si vous ne choisissez rien
rules-fine_points = Points de détail : { $rules }
rules-exact_too = archipel rules { $name } 3 = un chapitre ; { $rule } = une règle ; un mot = tout ce qui en parle ; --exact = toutes les règles par numéro
rules-none = Aucune règle ne porte l’identifiant « { $wanted } » ni n’en parle.

## Aide de la ligne de commande

help-usage = Utilisation :
help-options = Options
help-commands = Commandes
help-archipel = Des jeux de société insulaires, à jouer et à étudier. Sans commande, dans un terminal, il propose une partie.
help-help = Afficher cette aide.
help-version = Afficher la version.
help-lang = Langue : { $languages }. Sinon ARCHIPEL_LANG, puis la langue du système.
help-games = Lister les jeux, avec leurs places, leurs options et leurs robots.
help-play = Jouer à GAME dans le terminal, à plusieurs devant l’écran et avec des robots.
help-seats = Qui joue, séparés par des virgules : un nom pour une personne, « vous » pour vous-même, le nom d’un robot, ou NOM:ROBOT. Par défaut, vous et le meilleur robot.
help-option = Une option du jeu, comme difficulty=elite ; peut être donnée plusieurs fois.
help-seed = La donne : la même graine donne les mêmes cartes pour les mêmes choix.
help-resume = Reprendre une partie sauvegardée.
help-fast = Sans pause, et sans question avant un tirage forcé.
help-replay = Revoir pas à pas la partie enregistrée dans FILE.
help-all = Afficher toute l’histoire d’un coup.
help-review = Analyser la partie finie de FILE : la part de la chance, la part du jeu.
help-review_quick = S’arrêter après un premier coup d’œil.
help-review_json = Afficher un seul document JSON et rien d’autre.
help-review_html = Écrire dans ce fichier une page qui se suffit à elle-même.
help-review_seed = Un mot quelconque ; la même graine donne les mêmes chiffres.
help-rules = Afficher le livret de règles de GAME : tout entier, un chapitre par son numéro, une règle par son identifiant ID, ou tout ce qui parle d’un mot.
help-rules_exact = Toutes les règles par numéro au lieu des chapitres.
help-simulate = Jouer de nombreuses parties entre robots et en dresser le bilan : victoires, fins, durées et scores.
help-compare = Jouer les mêmes donnes avec deux robots, ou sous deux réglages, jusqu’à savoir lequel gagne le plus.
help-tournament = Faire jouer des robots tous contre tous, chacun à toutes les places, et les classer.
help-fuzz = Jouer au hasard pour trouver des règles cassées : pièces perdues, impasses, fuites.
help-bench = Mesurer la vitesse des règles sur cette machine, sur un seul cœur.

## Un nouveau jeu

help-new_game = Écrire un petit jeu qui marche, avec textes et tests, à transformer en jeu NAME ; pour qui a les sources.
help-into = Le dossier des sources où écrire ; sinon celui d’où tourne ce programme.
new_game-written =
    { $title } se joue déjà : archipel play { $name }
      { $folder } : règles, textes et un robot ; commencez par game.py
      { $tests } : ses tests ; pytest tests/games/{ $name } tests/conformance -k { $name }
    Sur la page, après la prochaine construction : python tools/page.py
    Pour la suite : docs/add-a-game.md
error-new_game_name = « { $name } » ne peut pas nommer un jeu : écrivez une minuscule, puis des minuscules, des chiffres ou _, et aucun mot réservé de Python.
error-new_game_exists = { $folder } existe déjà et reste tel quel : choisissez un autre nom.
error-new_game_checkout = { $folder } ne contient pas les sources d’Archipel, et il en faut pour un nouveau jeu : allez les chercher, puis donnez leur dossier avec --into.
error-new_game_maker = Le jeu est écrit, mais il manque un fichier à ses tests : { $command } dit : { $reason }

## Erreurs

error-which_game = Dites à quel jeu jouer, par exemple : archipel play forbidden_island
error-seat = « { $text } » n’est pas une place : écrivez des noms et des robots séparés par des virgules, par exemple --seats vous,planner
error-bot_typo = Il n’y a pas de robot « { $name } » ; vouliez-vous dire { $likely } ? Pour une personne de ce nom, écrivez { $name }:person
error-option_form = « { $text } » n’est pas une option : écrivez NOM=VALEUR, par exemple difficulty=elite
error-file_over = La partie de { $file } est finie : archipel replay la montre
error-in_use = La partie de { $file } se joue dans une autre fenêtre.
error-no_rules = Les règles de { $name } n’ont pas encore de texte.
error-rule = Aucune règle de { $name } ne porte l’identifiant « { $wanted } » ni n’en parle ; les identifiants vont de { $first } à { $last }.
error-file = Impossible d’utiliser { $file } : { $reason }.
error-write = Impossible d’écrire { $file } : { $reason }.
error-command = Il n’y a pas de commande « { $name } » ; il y a { $commands }.
error-no_option = { $command } n’a pas d’option { $name } ; voyez { $command } --help
error-missing = Il manque { $name } à { $command } ; voyez { $command } --help
error-choice = { $name } doit être l’un de ceux-ci : { $values }.
error-usage = La commande ne s’écrit pas ainsi ; voyez { $command } --help

## Ce que la boîte de La Isla refuse

error-position_pieces = Cette position a été rangée avec les pièces { $found }, pas { $here }.
error-option_pieces = L’option pieces ne peut pas être « { $value } » : ici c’est { $here }. Pour d’autres pièces, { $setting } doit nommer le dossier de leurs fichiers.
error-pieces = { $reason }
error-pieces_folder = Le dossier que nomme { $setting } ne contient aucun de ces fichiers : { $files }.
error-pieces_file = { $file } de { $setting } ne peut pas servir : { $reason }.
error-pieces_connector = le connecteur a { $count } cases de paysage, pas { $found }
error-pieces_teeth = il y a { $count } dents, chacune avec son nom (LI-S2)
error-pieces_colours = les paysages montrent les couleurs { $names }, chacune au moins une fois
error-pieces_symbols = les paysages montrent les symboles { $names }, chacun au moins une fois
error-pieces_regions = il y a { $count } régions, chacune avec son nom (LI-S3)
error-pieces_spaces = les régions se trouvent entre les cases o0 à o9, m0 à m9 et i0 à i9, et chaque case en touche une
error-pieces_region_around = la valeur de la région { $name } est le nombre de cases autour d’elle (LI-C8)
error-pieces_region_value = la valeur de la région { $name } est 2, 3 ou 4 (LI-C6)
error-pieces_rings = les anneaux outer, middle et inner ont un rayon intérieur et un plus grand rayon extérieur
error-pieces_track_values = une piste a les valeurs 0 à 5, ce qui en fait 6, pas { $found } (LI-E1)
error-pieces_track_end = la valeur 5 n’a qu’une case (LI-D4)
error-pieces_cards = il y a { $count } cartes, chacune avec son identifiant (LI-S11)
error-pieces_values = { $ones } cartes ont la valeur 1 et { $twos } la valeur 2 (LI-S11)
error-pieces_function = la carte { $name } a une fonction de l’aide de jeu, pas « { $found } » (LI-F12)
error-pieces_parameter = la fonction { $what } de la carte { $name } vaut pour un seul { $kind }, pas « { $found } » (LI-F12)
error-pieces_no_parameter = la fonction { $what } de la carte { $name } s’emploie seule, sans « { $found } » (LI-F12)
error-pieces_card_shows = la carte { $name } montre l’une des cinq ressources et l’un des cinq animaux (LI-K2)
error-pieces_every = la fonction { $what } existe pour chaque { $kind } (LI-F12)
error-pieces_slots = { $count } cartes au plus donnent un slot

## Ce que le laboratoire refuse

error-bot_count = Il y a { $bots } robots pour { $count } places ; nommez-en un pour toutes, ou un par place.
error-game_count = Le nombre de parties est { $count } ; il en faut au moins une.
error-workers = Le nombre de processus est { $count } ; c’est 1 ou plus, ou 0 pour un par cœur.
error-fuzz_counts = Les parties et l’échantillon se comptent à partir de 1.
error-keep_needs_records = --keep demande un dossier : --records DOSSIER.
error-lost_worker = Un processus a été tué après { $games } parties sur { $wanted } : cherchez ce qui l’a arrêté (peut-être trop peu de mémoire), ou prenez moins de processus.
error-bot_setting = Le robot { $bot } n’a pas de réglage « { $asked } » ; écrivez NOM=NOMBRE avec l’un de ceux-ci : { $settings }.
error-bot_setting_value = Le réglage { $setting } du robot { $bot } est un nombre entier, pas « { $value } ».
error-compare_unlike = « { $a } » et « { $b } » ne se comparent pas : nommez deux robots, ou deux réglages comme difficulty=elite.
error-compare_same = « { $a } » est comparé à lui-même : nommez-en deux différents.
error-compare_bots = Pour comparer des réglages, dites qui joue avec --bots : { $needed ->
    [1] un robot pour toute l’équipe.
   *[other] deux, comme planner,greedy ; on compte les victoires du premier.
}
error-extra = Il faut pour cela le paquet { $library }, qui n’est pas installé : pip install "archipel[{ $extra }]"
error-tournament_bots = Un tournoi demande au moins deux robots, nommés une fois chacun : --bots planner,greedy (ici : { $bots }).
error-tournament_file = { $file } ne contient pas ce tournoi : reprenez le jeu, les robots, les places, les options et la graine du début, ou nommez un autre fichier.
error-vary = Il n’y a rien qui s’appelle « { $name } » à faire varier ; ce jeu a : { $options }.
error-vary_seats = Pour faire varier le nombre de places, nommez un seul robot et omettez --seats.
error-no_cluster = Aucun Ray ne répond à { $address } : démarrez-en un là-bas (ray start --head), ou vérifiez l’adresse et le port.
error-cluster_address = « { $address } » n’est pas l’adresse d’un groupe de machines : écrivez HÔTE:PORT, ray://HÔTE:PORT, ou local.
error-cluster_fault = Le groupe de machines à { $address } ne peut pas jouer : { $reason }
error-cluster_version = Le groupe de machines à { $address } a Archipel { $there }, et celui-ci est le { $here } : installez partout la même version.

## Ce que le serveur et ses tables refusent

error-store_open = Le fichier des tables { $file } ne s’ouvre pas ({ $fault }).
error-store_in_use = Les tables de { $file } servent déjà à un autre Archipel (processus { $process }) : utilisez celui-là, arrêtez-le, ou donnez à celui-ci son propre fichier avec --db.
error-store_newer = Ces tables ont été écrites par un Archipel plus récent (schéma { $found }, celui-ci connaît jusqu’au { $known }) : utilisez celui-là.
error-store_foreign = { $file } ne contient pas de tables d’Archipel.
error-store_nothing = { $file } est endommagé, ou ne contient pas de tables d’Archipel : on n’y trouve aucune table, et il reste tel quel.
error-store_read = Impossible de lire les tables de { $file } ({ $fault }).
error-store_salvage = Le fichier { $file } est endommagé, et ce qui y est intact n’a pas pu être sauvé ({ $fault }) ; le fichier reste tel quel.
error-store_unreachable = La base de données { $store } est injoignable : { $fault }.
error-store_address = Ce n’est pas l’adresse d’une base de données ; il faut par exemple postgresql://utilisateur@machine:5432/nom.
error-store_encoding = La base de données { $store } enregistre le texte en { $found }, et les tables d’Archipel ont besoin d’UTF8 : créez-la avec createdb --encoding UTF8 --template template0.
error-store_needs_psycopg = Pour garder les tables dans PostgreSQL, il manque le paquet psycopg : pip install "archipel[postgres]"
error-store_other_version = Archipel { $found } sert les tables de { $store }, et celui-ci est le { $ours } : arrêtez d’abord l’autre, ou prenez la même version.
error-head_unreachable = Le serveur { $address }, qui compte pour tous sur cette base, ne répond pas : donnez à chaque serveur --inside avec une adresse où les autres le joignent.
error-inside_address = --inside { $address } ne dit pas où les autres joignent cette machine : donnez son adresse IPv4 dans le réseau des serveurs.
error-processes_need_postgres = { $count } processus ont besoin d’une base de données commune (--store postgresql://…) ; un fichier ne sert qu’à un seul.
error-store_older = La base de données { $store } a un ancien schéma : un démarrage du serveur la met à jour.
error-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
error-proxy_address = « { $asked } » ne désigne pas de proxy : donnez une adresse comme 127.0.0.1 ou un réseau comme 10.0.0.0/24.

## Ce que refuse archipel tables

error-no_table = Il n’y a pas de table « { $table } » dans { $file } ; archipel tables list montre celles qui y sont.
error-table_unsound = Impossible d’ouvrir la table { $table } : { $reason }.
error-export_where = Nommez une table pour en afficher l’enregistrement, ou un dossier pour plusieurs : --to FOLDER
error-export_secrets = La table { $table } se joue encore, et son enregistrement montre ce que ses joueurs ne doivent pas savoir ; --secrets l’écrit quand même.
error-copy_exists = { $file } existe déjà et reste tel quel : choisissez un autre nom, ou --force
error-copy_database = Une base de données se copie et se rétablit avec ses propres programmes : pg_dump et pg_restore.
error-copy_same = { $file } est le fichier des tables lui-même : choisissez-en un autre.
error-copy_damaged = { $file } est endommagé ({ $fault }) et n’a pas été copié.
error-copy_failed = Impossible d’écrire { $file } ({ $fault }) ; ce qui y était reste tel quel.
error-move_same = { $store } est à la fois le départ et l’arrivée : nommez deux endroits.
error-move_other = { $store } contient déjà des tables qui ne sont pas dans l’autre ({ $count }) : choisissez un endroit vide.
error-move_count = { $store } ne contient pas les mêmes tables : quelqu’un l’a changé entre-temps.
error-move_differs = La table { $table } de { $store } n’est pas la même : on y a joué depuis ; videz cet endroit et recommencez.
error-store_write = Rien n’a changé dans { $file } : impossible d’y écrire ({ $fault }).

## Ce que le système refuse

system = le système refuse ({ $code })
system-EACCES = l’accès n’est pas permis
system-EADDRINUSE = le port est pris
system-EADDRNOTAVAIL = cette machine n’a pas cette adresse
system-EEXIST = cela existe déjà
system-EIO = le disque ne se laisse ni lire ni écrire
system-EISDIR = c’est un dossier
system-ENAMETOOLONG = le nom est trop long
system-ENOENT = ce fichier ou ce dossier n’existe pas
system-ENOSPC = le disque est plein
system-ENOTDIR = une partie du chemin n’est pas un dossier
system-EPERM = ce n’est pas permis
system-EROFS = on ne peut rien y écrire

## Le serveur

help-serve = Démarrer le serveur et ouvrir la page : jouer dans un navigateur, seul ou à plusieurs.
help-tables = Regarder les tables d’un serveur, les exporter, supprimer, vérifier, copier et remettre en place.
help-move_store = Copier toutes les tables de FROM dans TO, entières et comparées ; chacun est un fichier ou une base PostgreSQL.
help-move_json = Écrire un seul document JSON et rien d’autre.
help-host = Adresse d’écoute ; cette machine seulement, sauf demande contraire.
help-port = Port d’écoute ; sinon 8765, ou n’importe quel port libre.
help-db = Le fichier qui garde les tables, ou une base PostgreSQL (postgresql://…) ; sinon un fichier de votre dossier de données.
help-bots = Combien de processus réfléchissent pour les robots d’une adresse ; il y en a toujours un de plus pour les autres.
help-inside = Adresse IPv4 de cette machine dans le réseau des serveurs d’une même base, où les autres la joignent.
help-processes = Combien de processus servent les tables ; plus d’un demande des tables dans PostgreSQL.
help-origin = Un autre hôte dont la page peut parler à ce serveur ; peut être donné plusieurs fois.
help-proxy = Un proxy inverse (son adresse ou son réseau) que l’on croit sur qui est derrière lui ; par défaut, aucun.
help-keep-unfinished = Jours après lesquels une partie que personne n’a continuée est supprimée ; 0 : jamais. Par défaut : 90.
help-keep-finished = Jours après lesquels une partie finie est supprimée ; 0 : jamais. Par défaut : 365.
help-room = Mégaoctets que toutes les tables peuvent prendre ; 0 : tout ce qu’il y a. Par défaut : 8000.
help-room-each = Mégaoctets qu’une adresse peut ajouter en un jour ; 0 : autant qu’elle veut. Par défaut : 50.
help-browser = Ouvrir un navigateur, ou pas.
help-open_metrics = Laisser d’autres machines lire aussi /health et /metrics.
help-log_format = Forme du journal, sur la sortie d’erreur : une ligne de texte par événement, ou une ligne de JSON.
help-log_level = Le moins important de ce qui va au journal ; jamais une clé, une graine ni une adresse.
serve-at = Archipel est prêt : { $address }
serve-kept = Les tables sont gardées dans { $file }
serve-open = Écoute sur { $host } : d’autres machines du réseau peuvent joindre ce serveur.
serve-stop = Ctrl-C arrête le serveur ; rien ne se perd.
serve-damaged = Le fichier { $file } est endommagé ({ $fault }) ; toutes les tables intactes sont en cours de sauvetage.
serve-saved =
    { $count ->
        [0] Aucune table n’a été sauvée ; le fichier endommagé est gardé sous le nom { $kept }.
        [one] Une table a été sauvée ; le fichier endommagé est gardé sous le nom { $kept }.
       *[other] { $count } tables ont été sauvées ; le fichier endommagé est gardé sous le nom { $kept }.
    }
serve-saving = { $done } tables examinées sur { $count } jusqu’ici.
serve-lost = La table { $table } ({ $game }) n’a pas pu être sauvée : { $reason }.
serve-unsure = La table { $table } ({ $game }) a été sauvée, mais ses derniers coups manquent peut-être.
serve-resumed = Un nouveau fichier prenait la place de { $file } quand le programme s’est arrêté ; c’est fait, et l’ancien est gardé sous le nom { $kept }.
serve-large = { $file } est volumineux : sa vérification continue pendant que l’on joue.
serve-late = Le fichier { $file } est endommagé ({ $fault }) : arrêtez le serveur et relancez-le, et toutes les tables intactes seront sauvées.
error-unsound_unreadable = une partie de ce qui en est gardé est illisible
error-unsound_header = on ne sait plus comment elle a commencé
error-unsound_missing = il en manque une partie
error-unsound_replay = ce qui en est gardé ne fait pas une partie
error-unsound_position = sa position contredit les règles du jeu
error-unsound_seed = sa graine n’est pas celle qui était promise
error-unsound_record = son enregistrement raconte une autre partie
