### Ce que disent la ligne de commande et le terminal, quel que soit le jeu.

## Noms

language-name = Français
seat-unnamed = Joueur { $number }
seat-myself = Capitaine
list-and = { $first } et { $last }
value-yes = Oui
value-no = Non
bot-random = Hasard
bot-greedy = Glouton
bot-planner = Stratège
bot-search = Chercheur

## La partie : questions

play-question = { $seat } : { $question }
play-keys = numéro = choisir, ? = aide
play-undo = u = annuler
play-enter = Entrée = { $action }
play-enter_pass = Entrée = non, { $seat } continue
play-enter_pass_to = Entrée = non, { $seat } continue : { $action }
play-back = numéro = choisir, 0 = revenir à tous les choix
play-number =
    { $most ->
        [one] Il n’y a qu’un choix : écrivez 1.
       *[other] Écrivez un numéro de 1 à { $most }.
    }
play-unclear = « { $answer } » n’est pas un choix ici : écrivez un numéro de la liste, une case comme C3, ou « ? » pour l’aide.
play-refused = Impossible maintenant : { $action }. La règle :
play-thinking = { $seat } réfléchit…
menu-also = à tout moment, sans attendre :
menu-of_seat = { $seat } : { $group }
menu-folded = parmi { $count }…

## La partie : lettres

play-help =
    Un numéro choisit. Une case (C3) ou un mot (jardin) montre les choix qui en parlent.
    Entrée fait la seule chose à faire.
      u       annuler le dernier choix
      h       conseil : ce que ferait un bon robot, et pourquoi
      r       le tour et qui peut quoi ; r FI-A10 : une règle ; r nager : les règles qui en parlent
      d       parcourir les défausses et les couches connues des piles
      j       journal : l’histoire jusqu’ici
      b       redessiner le plateau
      l       langue : français / English
      w       quand on vous propose vos cartes spéciales pendant qu’un robot joue
      s       où la partie est gardée ; s FICHIER : en garder une copie
      q       partir ; la partie est gardée et peut reprendre plus tard
play-rules_more = r FI-A10 = une règle, r mot = les règles qui en parlent
play-saved = Partie gardée dans { $file }.
play-left = La partie est gardée : { $file }
    Pour la reprendre : archipel play --resume { $name }
save-exists = { $file } existe déjà et reste tel quel : choisissez un autre nom.
undo-nothing = Il n’y a rien à annuler.
undo-learned = « { $action } » a révélé quelque chose. Tout le monde ici accepte-t-il de revenir en arrière ? (o/n)
undo-refused = On n’y touche pas.
undo-done = Annulé : { $action }.
hint-choice = { $bot } choisirait : { $action }.
hint-silent = { $bot } ne jouerait rien maintenant.
language-unknown = Je parle { $languages }.
windows-unknown = Écrivez w suivi de l’un de ces mots : { $settings }.
windows-always = Cartes spéciales : la question viendra avant tout ce que fait un robot.
windows-never = Cartes spéciales : pas de question pendant qu’un robot joue.

## La fin

end-won = Gagné : { $ending }
end-lost = Perdu : { $ending }
end-turns = Tours
end-seed = Graine
end-record = Partie :
end-replay = Pour la revoir : archipel replay { $name }

## Accueil

welcome-title = A R C H I P E L
welcome-language = Langue
welcome-game = Jeu
welcome-players = Joueurs
welcome-ask = Entrée = jouer, numéro = changer une ligne, q = partir
welcome-which_game = Quel jeu ? ({ $games })
welcome-who = Qui joue ? Des noms de personnes et des robots, avec des virgules, par exemple : { $example }
welcome-value = Lequel ? (numéro, ou Entrée pour ne rien changer)
resume-ask = { $title } avec { $names }, { $when } : cette partie n’est pas finie.
    La reprendre ? Entrée = oui, n = nouvelle partie

## Revoir une partie

replay-step = étape { $step } sur { $last }
replay-chosen = Choix de { $seat } : { $action }
replay-keys = Entrée = suivante, p = précédente, numéro = cette étape, e = fin, q = partir
replay-unclear = Écrivez n, p, e, q, ou le numéro d’une étape de 0 à { $last }.
replay-unfinished = L’enregistrement s’arrête ici : la partie n’est pas finie.
replay-undone =
    { $count ->
        [one] Une action a été annulée pendant la partie et n’est pas racontée ici.
       *[other] { $count } actions ont été annulées pendant la partie et ne sont pas racontées ici.
    }

## Les jeux et les règles

games-seats = Joueurs
games-from_to = { $least } à { $most }
games-bots = Robots
games-option = { $label } : { $values }
games-default = [ ] = ce qui se joue si vous ne choisissez rien
rules-none = Aucune règle ne porte l’identifiant « { $wanted } » ni n’en parle.

## Aide de la ligne de commande

help-usage = Utilisation :
help-options = Options
help-commands = Commandes
help-archipel = Cinq jeux de société insulaires, à jouer et à étudier. Sans commande, dans un terminal, il propose une partie.
help-help = Afficher cette aide.
help-version = Afficher la version.
help-lang = Langue : en ou fr. Sinon ARCHIPEL_LANG, puis la langue du système.
help-games = Lister les jeux, avec leurs places, leurs options et leurs robots.
help-play = Jouer à GAME dans le terminal, à plusieurs devant l’écran et avec des robots.
help-seats = Qui joue, avec des virgules : un nom pour une personne, « vous » pour vous-même, le nom d’un robot, ou NOM:ROBOT. D’office, vous et le meilleur robot.
help-option = Une option du jeu, comme difficulty=elite ; peut être donnée plusieurs fois.
help-seed = La donne : la même graine donne les mêmes cartes pour les mêmes choix.
help-resume = Reprendre une partie gardée.
help-fast = Sans pauses, ni question avant un tirage forcé.
help-replay = Revoir pas à pas la partie enregistrée dans FILE.
help-all = Afficher toute l’histoire d’un coup.
help-rules = Afficher les règles de GAME : toutes, une seule par son identifiant ID, ou celles qui parlent d’un mot.

## Erreurs

error-game = Il n’y a pas de jeu « { $name } » ; il y a { $games }.
error-which_game = Dites à quel jeu jouer, par exemple : archipel play forbidden_island
error-seat = « { $seat } » n’est pas une place : écrivez des noms et des robots avec des virgules, par exemple --seats vous,planner
error-seat_count = Ce jeu se joue de { $least } à { $most }, pas à { $count }.
error-bot = Ce jeu n’a pas de robot « { $asked } » ; il a { $bots }.
error-bot_typo = Il n’y a pas de robot « { $name } » ; vouliez-vous dire { $likely } ? Pour une personne de ce nom, écrivez { $name }:person
error-option_form = « { $text } » n’est pas une option : écrivez NOM=VALEUR, par exemple difficulty=elite
error-option = Ce jeu n’a pas d’option « { $name } » ; il a { $names }.
error-option_value = L’option { $name } ne peut pas être « { $value } » ; au choix : { $values }.
error-over = La partie de { $file } est finie : archipel replay la montre
error-in_use = La partie de { $file } se joue dans une autre fenêtre.
error-rule = Aucune règle de { $game } ne porte l’identifiant « { $wanted } » ni n’en parle ; les identifiants vont de { $first } à { $last }.
error-file = Impossible d’utiliser { $file } : { $reason }.
error-write = Impossible d’écrire { $file } : { $reason }.
error-command = Il n’y a pas de commande « { $name } » ; il y a { $commands }.
error-no_option = { $command } n’a pas d’option { $name } ; voyez { $command } --help
error-missing = Il manque { $name } à { $command } ; voyez { $command } --help
error-choice = { $name } doit être l’un de ceux-ci : { $values }.
error-usage = La commande ne s’écrit pas ainsi ; voyez { $command } --help

## Ce que le moteur refuse

refused-BadRecord = Cette partie ne peut pas être lue : le fichier est abîmé, étranger, ou d’autres règles. ({ $reason })
refused-BadOption = Ces options ne vont pas ensemble, ou pas avec ce nombre de places. ({ $reason })
refused-ArchipelError = C’est impossible. ({ $reason })

## Le serveur

help-serve = Démarrer le serveur et ouvrir la page : jouer dans un navigateur, seul ou à plusieurs.
help-host = Adresse d’écoute ; cette machine seulement, sauf demande contraire.
help-port = Port d’écoute ; sinon 8765, ou n’importe quel port libre.
help-db = Le fichier qui garde les tables ; sinon un fichier de votre dossier de données.
help-bots = Combien de processus réfléchissent pour les robots.
help-origin = Un autre hôte dont la page peut parler à ce serveur ; peut être donné plusieurs fois.
help-browser = Ouvrir un navigateur, ou pas.
serve-at = Archipel est prêt : { $address }
serve-kept = Les tables sont gardées dans { $file }
serve-open = Écoute sur { $host } : d’autres machines du réseau peuvent joindre ce serveur.
serve-stop = Ctrl-C arrête le serveur ; rien ne se perd.
