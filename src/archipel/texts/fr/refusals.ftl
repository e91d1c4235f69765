### Ce que le moteur, les bots et le serveur refusent : pour le terminal, les programmes et la page

## Jeux, options et parties

error-game = Il n’y a pas de jeu « { $name } » ; il y a { $games }.
error-seat_count = Ce jeu se joue de { $least } à { $most }, pas à { $count }.
error-bot = Ce jeu n’a pas de robot « { $asked } » ; il a { $bots }.
error-option = Ce jeu n’a pas d’option « { $name } » ; il a { $names }.
error-option_value = L’option { $name } ne peut pas être « { $value } » ; au choix : { $values }.
error-option_each = L’option { $name } ne peut pas être « { $value } » ; c’est random, ou un nom par place avec des virgules, tous différents : { $values }.
error-option_one_a_seat = L’option { $name } en nomme { $named } pour { $count } places ; donnez-en un par place, ou random.
error-option_first_player = L’option first_player vaut { $value }, mais il y a { $count } places.
error-option_seats = L’option { $name } ne peut être « { $value } » qu’à { $fits } joueurs ; il y a { $count } places.
error-taped_outcome = Le tirage enregistré { $outcome } est impossible ici.
error-chance_missing = Moins de tirages sont enregistrés que le jeu n’en demande.
error-chance_left_over = Plus de tirages sont enregistrés que le jeu n’en demande.
error-position_foreign = Cette position n’a pas été rangée par { $name }, règles { $rules }.
error-position_damaged = Cette position rangée de { $name } est endommagée ({ $fault }).
error-record_json = Ce fichier n’est pas une partie : ce n’est pas du JSON valable.
error-record_foreign = Ce fichier n’est pas une partie d’Archipel.
error-record_format = Cette partie a le format { $found } ; ce programme lit le format { $read }.
error-record_field = Dans cette partie, « { $name } » manque ou n’est pas du bon genre.
error-record_entry_kind = La ligne { $line } de la partie n’est ni un coup, ni une annulation, ni une nouvelle graine, ni un changement de source.
error-record_entry = La ligne { $line } de la partie ne peut pas être rejouée : { $reason }
error-record_form = Ce n’est pas la forme d’un enregistrement ({ $fault }).
error-record_game = C’est une partie de { $found }, pas de { $asked }.
error-record_rules = Cette partie a été jouée avec les règles { $made } du jeu ; ce programme joue les règles { $played }.
error-record_outcome = La fin notée n’est pas celle à laquelle mènent les coups.
error-record_seed = La graine notée n’est pas celle que promettait son empreinte.
error-proof_seed = Une partie se vérifie une fois finie, par sa seule graine ; celle-ci n’en montre aucune qui l’ait donnée tout entière.
error-proof_setup = La graine ne donne pas la mise en place notée.
error-proof_draw = La graine ne donne pas ce que la ligne { $line } de la partie a tiré.
error-record_setup = La mise en place de la partie ne peut pas être rejouée : { $reason }
error-review_unfinished = L’analyse demande une partie finie ; celle-ci ne l’est pas.
error-review_no_mind = { $name } n’a pas de robot capable de juger une partie : aucune ne peut être analysée.
error-record_setup_chance = La mise en place de la partie n’a pas autant de tirages que le jeu en demande.

## Coups et annulations

error-illegal = « { $action } » n’est pas permis maintenant (règle { $rule }). { $why }
error-no_action = « { $text } » n’est pas une action ici. Une action s’écrit « PLACE GENRE … », par exemple « { $example } ».
error-no_code = Aucune action de ce jeu ne porte le code { $code }.
error-nothing_to_undo = Il n’y a rien à annuler.
error-undo_learned = « { $action } » ne s’annule pas : l’action a montré quelque chose de nouveau.
error-undo_one_way = « { $action } » ne s’annule pas : voyez la règle { $rule }.
error-undo_others = « { $action } » ne s’annule pas : l’action vient de quelqu’un d’autre.
error-take_back = { $count ->
    [0] Il n’y a aucune action à reprendre.
    [one] Il y a une action à reprendre, pas { $acts }.
   *[other] Il y a { $count } actions à reprendre, pas { $acts }.
}

## Le fichier des tables et les bots

error-disk_full = Le disque est plein : rien n’a changé. Faites de la place, puis réessayez.
error-store_busy = Quelqu’un d’autre a écrit à cette table ; rien n’a changé. Réessayez.
error-store_refused = Le fichier des tables refuse ({ $fault }) ; rien n’a changé.
error-store_away = La base de données est hors d’atteinte pour l’instant ; attendez un peu et voyez si c’est fait.
error-store_lost = Le fichier des tables n’a pas pu garder cela ; rien n’a changé.
error-bot_failed = Le robot est tombé en panne.
error-bot_silent = Le robot n’a pas répondu.

## À une table

error-stale = La table a avancé entre-temps. Regardez encore.
error-not_your_seat = C’est à { $seat } de le faire ; la place n’est pas la vôtre.
error-not_host = Seule la personne qui a ouvert la table peut faire cela.
error-not_seated = Seules les personnes à la table peuvent faire cela.
error-own_seat = C’est votre propre place.
error-nobody_there = Personne ne tient cette place.
error-not_long_away =
    { $seconds ->
        [one] { $seat } était là il y a peu. La place pourra être libérée dans une seconde.
       *[other] { $seat } était là il y a peu. La place pourra être libérée dans { $seconds } secondes.
    }
error-sent_away = L’hôte ne veut plus de vous à cette table. Vous pouvez encore regarder.
error-declined = Les personnes à la table ne souhaitent pas que vous vous asseyiez. Vous pouvez encore regarder.
error-nobody_knocks = Personne n’attend votre avis pour s’asseoir.
error-seat_taken = { $seat } est déjà à cette place.
error-no_such_seat = Cette table a les places 0 à { $last }, pas de place { $asked }.
error-no_open_seat = Cette invitation a servi, ou aucune place n’est libre. Tout le monde peut regarder.
error-wrong_key = Ce lien n’ouvre aucune place à cette table. Tout le monde peut regarder.
error-kept = Un robot joue pour { $seat }. Reprenez d’abord la place.
error-over = La partie est finie.
error-not_over = La partie n’est pas finie.
error-paused = La table est en pause.
error-paused_by = { $seat } a mis la table en pause.
error-not_asked = On ne vous demande rien pour le moment.
error-already_asked = { $seat } a demandé à reprendre un coup ; on en décide.
error-nobody_asked = Personne n’attend votre avis sur une reprise.
error-too_soon =
    { $seconds ->
        [one] { $seat } a dit non. Vous pourrez redemander dans une seconde.
       *[other] { $seat } a dit non. Vous pourrez redemander dans { $seconds } secondes.
    }
error-secrets = Ce jeu a des secrets. Il se montre, ou se rejoue à partir d’un moment, quand il est fini.
error-no_such_example = Le livret de règles n’a pas d’exemple « { $name } » à jouer.
error-no_such_moment = Cette partie a les moments 0 à { $last }.
error-no_such_saying = Rien n’a été dit ici sous ce numéro.
error-nothing_said = Il n’y a rien à dire.
error-unknown_signal = Il n’y a pas de signe « { $asked } » ; il y a { $signals }.
error-unknown_bot = Il n’y a pas de robot « { $asked } » pour ce jeu ; il y a { $bots }.
error-unknown_action = Aucune action de ce jeu ne porte le numéro { $number }.
error-no_such_thing = Rien à cette table ne répond à « { $thing } ».
error-unknown = Le serveur ne sait que faire de cela.

## Entre un client et le serveur

error-unknown_table = Il n’y a pas de table à cette adresse. Le lien est peut-être incomplet, ou la table a été rangée.
error-broken_table = Cette table ne s’ouvre pas : ce qui en est gardé est endommagé, ou d’une autre version.
error-reopened = La table est en train de se rouvrir. Réessayez dans un instant.
error-fault = Le serveur s’est trompé. La table est telle qu’elle était.
error-seat_count_here =
    { $seats ->
        [one] Cette partie continue à une place.
       *[other] Cette partie continue à { $seats } places.
    }
error-record_too_long = Une partie peut avoir { $most } lignes au plus.
error-too_large = Un message peut avoir { $most } octets au plus.
error-quota_bytes =
    { $minutes ->
        [one] Depuis votre adresse, { $most } mégaoctets peuvent être ajoutés en un jour, et ils sont pleins. Revenez dans une minute.
       *[other] Depuis votre adresse, { $most } mégaoctets peuvent être ajoutés en un jour, et ils sont pleins. Revenez dans { $minutes } minutes.
    }
error-quota_tables =
    { $minutes ->
        [one] Depuis votre adresse, { $most } tables peuvent être ouvertes en un jour. Revenez dans une minute.
       *[other] Depuis votre adresse, { $most } tables peuvent être ouvertes en un jour. Revenez dans { $minutes } minutes.
    }
error-quota_pins =
    { $minutes ->
        [one] Depuis votre adresse, { $most } tables peuvent être épinglées en un jour. Revenez dans une minute.
       *[other] Depuis votre adresse, { $most } tables peuvent être épinglées en un jour. Revenez dans { $minutes } minutes.
    }
error-quota_listed = Depuis votre adresse, { $most } tables sont déjà dans la liste. Ouvrez celle-ci par invitation, ou finissez d’abord l’une des autres.
error-quota_all = Ce serveur garde { $most } mégaoctets de tables, et ils sont pleins. Les parties commencées continuent ; une nouvelle doit attendre que son hôte fasse de la place.
error-too_slow =
    { $seconds ->
        [one] Le message n’est pas arrivé en une seconde.
       *[other] Le message n’est pas arrivé en { $seconds } secondes.
    }
error-too_many = Trop de tables sont ouvertes depuis votre adresse. Fermez-en d’abord.
error-too_fast =
    { $seconds ->
        [one] C’était un peu rapide. Attendez une seconde.
       *[other] C’était un peu rapide. Attendez { $seconds } secondes.
    }
error-no_hello =
    { $seconds ->
        [one] La ligne est restée muette une seconde à son début ; un client salue d’abord.
       *[other] La ligne est restée muette { $seconds } secondes à son début ; un client salue d’abord.
    }
error-malformed = Le serveur ne peut pas lire cela ({ $fault }). Si une page l’a envoyé, rechargez-la.
error-wrong_origin = Une page de { $origin } ne peut pas faire cela ; voyez --origin dans la documentation.
error-not_json = Un appel prend application/json, non « { $kind } ».
error-wrong_method = Cet appel demande { $methods } ; voyez /api/openapi.json. Si une page l’a fait, rechargez-la.
error-unknown_call = Il n’y a pas d’appel de ce nom ; voyez /api/openapi.json. Si une page l’a fait, rechargez-la.
error-http = Le serveur ne prend pas cela (HTTP { $code }). Si une page l’a envoyé, rechargez-la.
error-no_page = La page n’a pas été construite sur ce serveur ; voyez le README.

## Leçons

error-no_lesson = Il n’y a pas de leçon « { $name } » pour { $game }.
error-no_exercise = Il n’y a pas d’exercice { $number } pour { $game } : ce jeu en a { $count }.
error-lesson_fault = La leçon contredit les règles au moment « { $name } » : { $fault }
error-lesson_changed = Cette leçon a changé depuis que vous l’avez quittée. Recommencez-la, s’il vous plaît.
error-lesson_other = C’est permis, mais la leçon demande ici autre chose.
error-lesson_waits = Ici, la leçon attend autre chose : faites ce qu’elle demande, ou continuez.
error-lesson_only = Ce n’est pas possible pendant une leçon.
