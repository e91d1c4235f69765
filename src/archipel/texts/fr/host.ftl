### Ce que lit l’hôte : archipel tables.

## Les commandes et leurs options

tables-help-list = Lister les tables d’un fichier, la dernière utilisée en premier.
tables-help-show = Montrer tout ce qui, de TABLE, n’est pas un secret de ses joueurs.
tables-help-export = Écrire l’enregistrement de tables, ou de toutes les parties finies, pour archipel replay et d’autres programmes.
tables-help-delete = Supprimer des tables pour de bon ; refusé tant qu’un serveur utilise le fichier.
tables-help-verify = Vérifier le fichier, et rejouer chaque coup de chaque table ; code de sortie 1 si quelque chose ne va pas.
tables-help-backup = Copier les tables dans FILE, en entier et avec vérification, même pendant que le serveur tourne.
tables-help-restore = Remettre la copie FILE à la place des tables ; ce qui y était est gardé.
tables-help-json = Écrire un document JSON et rien d’autre.
tables-help-status = Dire quelles parties sont finies ; chaque table est rejouée pour cela.
tables-help-to = Le dossier des enregistrements ; sans lui, un enregistrement seul est affiché.
tables-help-secrets = Écrire aussi les parties en cours, cartes cachées comprises.
tables-help-force = Remplacer un fichier qui existe.
tables-help-yes = Ne rien demander.

## La liste, et une table

tables-table = Table
tables-mark = Dans le journal
tables-game = Jeu
tables-options = Options
tables-status = État
tables-ending = Fin
tables-opened = Ouverte
tables-used = Utilisée
tables-acts = Coups
tables-entries = Entrées
tables-bytes = Octets
tables-people = Joueurs
tables-pinned = À garder
tables-commitment = Empreinte de la graine
tables-next = Table suivante
tables-seat = Place { $number }
tables-seat-person = une personne
tables-seat-open = libre
tables-seat-bot = un robot
tables-seat-kept = gardée par un robot
tables-status-over = finie
tables-status-paused = en pause
tables-status-waiting = en attente
tables-status-playing = en cours
tables-status-unsound = endommagée
tables-count =
    { $count ->
        [0] Il n’y a aucune table.
        [one] Une table.
       *[other] { $count } tables.
    }

## Résultats

tables-fault = Le fichier est endommagé : { $fault }. Au démarrage, le serveur sauve toutes les tables intactes.
tables-unsound = La table { $table } ({ $game }) est endommagée : { $reason }.
tables-verified =
    { $count ->
        [0] Il n’y a rien à vérifier : tables intactes : { $sound }.
        [one] Tables intactes : { $sound } sur une.
       *[other] Tables intactes : { $sound } sur { $count }.
    }
tables-exported =
    { $count ->
        [0] Aucun enregistrement n’a été écrit dans { $folder }.
        [one] Un enregistrement a été écrit dans { $folder }.
       *[other] { $count } enregistrements ont été écrits dans { $folder }.
    }
tables-left_out =
    { $count ->
        [one] Une table est restée de côté : sa partie n’est pas finie, ou elle est endommagée.
       *[other] { $count } tables sont restées de côté : leurs parties ne sont pas finies, ou elles sont endommagées.
    }
tables-secrets =
    { $count ->
        [one] Attention : cette partie est en cours, et son enregistrement montre ce que ses joueurs ne doivent pas savoir.
       *[other] Attention : { $count } de ces parties sont en cours, et leurs enregistrements montrent ce que leurs joueurs ne doivent pas savoir.
    }
tables-delete-one = { $table } ({ $game })
tables-delete-ask =
    { $count ->
        [one] Supprimer cette table pour de bon ? (o/n)
       *[other] Supprimer ces { $count } tables pour de bon ? (o/n)
    }
tables-delete-not = Rien n’a été supprimé.
tables-restore-ask = { $file } contient déjà des tables : mettre à leur place { $count ->
        [one] celle
       *[other] les { $count }
    } de la copie, et les garder à côté ? (o/n)
tables-restore-not = Rien n’a été remis en place.
tables-deleted =
    { $count ->
        [one] Une table a été supprimée, avec { $entries } entrées.
       *[other] { $count } tables ont été supprimées, avec { $entries } entrées.
    }
tables-backed_up = { $file } contient une copie vérifiée : tables : { $count }, entrées : { $entries }.
tables-restored = { $file } a été remis en place d’après la copie : tables : { $count }, entrées : { $entries }.
tables-kept = Ce qui y était est gardé sous le nom { $kept }.

## archipel move-store

moved = { $store } contient tout maintenant, comparé entrée par entrée : { $count } tables, { $entries } entrées.
moved-before =
    { $count ->
        [one] Une table y était déjà depuis un essai précédent.
       *[other] { $count } tables y étaient déjà depuis un essai précédent.
    }
moved-digest = Empreinte des deux : { $digest }…
