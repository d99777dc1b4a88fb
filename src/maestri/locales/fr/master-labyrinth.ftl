# Master Labyrinthe

title = Master Labyrinthe
byline = Max J. Kobbert, 2007, l’édition au dragon
blurb = Poussez les couloirs, prenez les trésors dans l’ordre croissant, puis affrontez le dragon.
your-move = C’est à vous : poussez un couloir, puis avancez.
how-1 = Poussez le couloir supplémentaire depuis le bord : le labyrinthe se décale.
how-2 = Avancez aussi loin que le chemin est ouvert, et prenez le plus petit trésor.
how-3 = Les gardes défient en duel ; à la fin, le dragon attend.
example = push d1 NES
option-turn_limit = Terminer la partie après ce nombre de tours, sans l’ultime duel

side-N = le nord
side-E = l’est
side-S = le sud
side-W = l’ouest
sides-NS = nord/sud
sides-EW = est/ouest
sides-NE = nord/est
sides-ES = est/sud
sides-SW = sud/ouest
sides-NW = nord/ouest
sides-NES = nord/est/sud
sides-ESW = est/sud/ouest
sides-NSW = nord/sud/ouest
sides-NEW = nord/est/ouest
face-1 = une flèche
face-2 = deux flèches
face-3 = trois flèches
face-4 = quatre flèches
face-white = le gardien blanc
face-black = le gardien noir
menace-dragon = Le dragon
menace-white = Le gardien blanc
menace-black = Le gardien noir
guard-white = Le gardien blanc
guard-black = Le gardien noir

## Ce qui s’est passé

event-dealt = Le labyrinthe est en place et les cartes sont distribuées. { $who ->
        [me] Vous commencez.
       *[other] { $starter } commence.
    }
event-pushed = { $who ->
        [me] Vous poussez
       *[other] { $seat } pousse
    } en { $arrow } un couloir ouvert { $corridor }. Un couloir ouvert { $spare } sort en { $out }.
event-adventurer-carried = { $who ->
        [me] Vous sortez du plateau et revenez
       *[other] { $seat } sort du plateau et revient
    } en { $square }.
event-guard-carried = { $guard } sort du plateau et revient en { $square }.
event-treasure-carried = Le trésor { $value } sort du plateau et revient en { $square }.
event-walked = { $who ->
        [me] Vous allez
       *[other] { $seat } va
    } en { $square }.
event-stayed = { $who ->
        [me] Vous restez
       *[other] { $seat } reste
    } en { $square }.
event-took = { $who ->
        [me] Vous prenez
       *[other] { $seat } prend
    } le trésor { $value }.
event-second-phase = Seconde phase : les trésors de 7 à 12 sont posés.
event-coin-won = { $who ->
        [me] Vous jouez la carte { $card } et recevez
       *[other] { $seat } joue la carte { $card } et reçoit
    } une pièce d’or.
event-dragon-die-rolled = { $who ->
        [me] Vous lancez
       *[other] { $seat } lance
    } le dé Dragon : { $face }.
event-dragon-turned = Le dragon se tourne vers { $facing } et regarde la case { $square }.
event-threatened = { $menace } menace le passage en { $square }. Au plus près (distance { $distance }) : { $nearest }.
event-nobody-threatened = { $menace } menace le passage en { $square }, mais personne ne s’y trouve.
event-guard-in-lair = { $guard } est sous l’antre et ne menace personne.
event-spared = { $who ->
        [me] Vous n’avez
       *[other] { $seat } n’a
    } pas de trésor : pas de duel.
event-duel-rolled = { $who ->
        [me] Vous faites
       *[other] { $seat } fait
    } { $roll } au duel : { $safe ->
        [yes] réussi.
       *[no] raté.
    }
event-rerolled = { $who ->
        [me] Vous jouez
       *[other] { $seat } joue
    } la carte { $card } pour relancer le dé.
event-treasure-lost = { $who ->
        [me] Vous perdez
       *[other] { $seat } perd
    } le trésor { $value }.
event-double-turn = { $who ->
        [me] Vous jouez la carte { $card } et rejouez
       *[other] { $seat } joue la carte { $card } et rejoue
    } un tour.
event-challenged = { $who ->
        [me] Vous défiez
       *[other] { $seat } défie
    } le dragon depuis { $square }.
event-last-duel-rolled = { $who ->
        [me] Vous faites
       *[other] { $seat } fait
    } { $roll } contre le dragon : { $total } en tout.
event-last-duel-lost = { $total } ne suffit pas. { $who ->
        [me] Vous perdez
       *[other] { $seat } perd
    } l’ultime duel.
event-dragon-defeated = { $who ->
        [me] Vous battez
       *[other] { $seat } bat
    } le dragon avec { $total }.
event-turn-limit-reached = { $turns ->
        [one] La limite de { $turns } tour est atteinte.
       *[other] La limite de { $turns } tours est atteinte.
    }
event-match-ended = La partie est terminée. Points : { $scores }.

## Pourquoi pas

refused-ML-2 = Il n’y a pas de couloir « { $sides } ». Un couloir est droit (NS), en angle (NE) ou en T (NES).
refused-ML-4 = Il n’y a pas de flèche en { $arrow }. On pousse un couloir en { $arrows }.
refused-ML-6 = La carte { $card } ne porte pas ce symbole. Les cartes de 1 à 6 permettent de relancer le dé de duel, celles de 7 à 12 donnent un coup double.
refused-ML-15 = Ce n’est pas à vous de jouer, mais à { $mover }.
refused-ML-16 = { $step ->
        [push] Poussez d’abord un couloir.
        [move] Vous avez poussé : allez sur une case, ou restez.
        [coin] Vous avez pris un trésor : jouez votre carte pour une pièce, ou gardez-la.
        [duel] Un duel est en cours : acceptez le jet, ou relancez.
        [last-duel] L’ultime duel est en cours : acceptez le jet, ou relancez.
       *[end] La poussée et le déplacement sont faits : terminez le tour, ou jouez ce qui est encore permis.
    }
refused-ML-17 = Ce n’est pas la forme du couloir supplémentaire. Il peut être poussé ainsi ouvert : { $spare }.
refused-ML-18 = Le couloir supplémentaire vient de sortir en { $arrow } et ne peut pas y rentrer. Toutes les autres flèches sont permises.
refused-ML-20 = Aucun passage ininterrompu ne mène de { $here } à { $there }.
refused-ML-21 = { $lair ->
        [in] Vous êtes sous l’antre. On n’en sort pas à pied ; il faut être poussé dehors.
       *[out] { $there } est l’antre, et personne n’y entre à pied.
    }
refused-ML-22 = Vous êtes déjà en { $there }. Sortir et revenir, c’est rester : jouez « stay ».
refused-ML-23 = Vous avez pris le trésor { $taken } et ne bougez plus pendant ce tour.
refused-ML-24 = { $step ->
        [coin] Vous n’avez pas de carte { $taken }, donc pas de pièce : jouez « keep ».
       *[other] Une carte ne rapporte sa pièce que juste après la prise d’un trésor de même valeur.
    }
refused-ML-28 = { $step ->
        [duel] Vous n’avez pas de carte { $card }.
       *[other] Il n’y a pas de jet raté à accepter ou à relancer.
    }
refused-ML-29 = { $again ->
        [yes] C’est déjà votre second tour d’affilée. Il n’y en a jamais de troisième.
       *[no] { $step ->
            [end] Vous n’avez pas de carte { $card }.
           *[other] Une carte Coup double se joue à la fin du tour.
        }
    }
refused-ML-30 = { $dragon ->
        [treasures] On ne peut défier le dragon qu’une fois le dernier trésor pris.
        [next-turn] Le dernier trésor vient d’être pris. On peut défier le dragon à partir du prochain tour.
        [on] L’ultime duel est déjà en cours : acceptez le jet, ou relancez.
        [later] Terminez d’abord la poussée et le déplacement.
       *[elsewhere] Il faut se trouver en { $faced }, la case que regarde le dragon, après la poussée et l’éventuel déplacement.
    }
refused-ML-31 = Vous n’avez pas de carte { $card } pour remplacer le dernier jet.
refused-ML-32 = La partie est terminée : le dragon est vaincu.
refused-ML-34 = { $step ->
        [over] La partie est terminée : la limite de tours ({ $limit }) est atteinte.
       *[other] Avec ce tour, la limite ({ $limit }) est atteinte : aucun autre ne peut suivre.
    }

## La table en texte

sketch-head = Tour { $turn } · couloir supplémentaire ouvert { $spare } · { $wanted ->
        [0] tous les trésors sont pris
       *[other] prochain trésor : { $wanted }
    }
sketch-player = trésors { $treasures } · pièces { $coins } · cartes bleues { $low }, rouges { $high }
sketch-rolls = Duel : { $rolls }
sketch-hand = Vos cartes : { $cards }

## Le livret de règles

section-material = Matériel
section-set-up = Mise en place
section-turn = Un tour
section-pushing = Pousser
section-moving = Se déplacer
section-taking = Prendre un trésor
section-duels = Dé Dragon et duels
section-double-turn = Coup double
section-end = Ultime duel et fin de la partie
section-seen = Ce que chacun peut voir

ML-1 = Le jeu est prévu pour 2 à 4 joueurs.
ML-2 =
    .reconstructed = Le plateau a 7 cases sur 7, colonnes a à g depuis la gauche, lignes 1 à 7 depuis le haut. Les 16 cases des colonnes a, c, e, g et des lignes 1, 3, 5, 7 sont fixes. Les 33 autres portent des couloirs mobiles, et un dernier est le couloir supplémentaire : 13 droits, 15 angles et 6 T. Aucun couloir n’est un cul-de-sac à lui seul : là où l’un bute contre un mur, le labyrinthe a les culs-de-sac dont parle la règle.
ML-3 =
    .reconstructed = Les cases fixes des coins sont des angles ouverts vers l’intérieur. Les huit autres du bord sont des T fermés vers l’extérieur. À l’intérieur, c3 est un T fermé à l’ouest, e3 au nord, e5 à l’est et c5 au sud.
ML-4 = Il y a 12 flèches, trois de chaque côté.
    .reconstructed = Elles pointent vers les colonnes b, d et f depuis le haut et le bas, et vers les lignes 2, 4 et 6 depuis la gauche et la droite.
ML-5 = Il y a 24 trésors : deux de chaque valeur de 1 à 12.
ML-6 = Il y a 24 cartes Trésor : deux de chaque valeur de 1 à 12. Chacune porte l’un des deux symboles.
    .reconstructed = Chaque carte de 1 à 6 permet de relancer le dé de duel ; chaque carte de 7 à 12 donne un coup double.
ML-7 =
    .reconstructed = Le dé Dragon montre 1, 2, 3 et 4 flèches, le gardien blanc et le gardien noir. Le dé de duel est un dé ordinaire.
ML-8 = Il y a autant de pièces d’or qu’il en faut.
    .reconstructed = La boîte en contient 24, une par carte.
ML-9 = On mélange les couloirs mobiles et on les pose sur les cases libres, orientés au hasard. Celui qui reste est le couloir supplémentaire.
ML-10 = L’antre est sur la case centrale, d4, et le dragon dessus, tourné vers l’une des quatre cases voisines. L’antre ne bouge jamais : les couloirs, avec tout ce qu’ils portent, glissent dessous et ressortent.
    .ruling = La direction du dragon est tirée au sort.
ML-11 =
    .reconstructed = Les cases de départ sont les cases fixes intérieures : c3, e3, e5 et c5.
    .ruling = Elles sont attribuées aux places dans le sens horaire. À deux joueurs, on se fait face, en c3 et e5.
ML-12 = Les douze trésors de 1 à 6 sont mélangés et posés sur les cases aux trésors, face visible. Ceux de 7 à 12 sont mis de côté.
    .reconstructed = Les cases aux trésors sont les cases mobiles du bord : b1, d1, f1, g2, g4, g6, b7, d7, f7, a2, a4 et a6.
ML-13 =
    .reconstructed = Le gardien blanc commence en b4, le gardien noir en f4.
ML-14 = Les cartes de 1 à 6 et celles de 7 à 12 sont mélangées en deux paquets. Chaque paquet est distribué à parts égales : 6 et 6 cartes à deux joueurs, 4 et 4 à trois, 3 et 3 à quatre. Les mains sont secrètes.
ML-15 = Le plus hardi commence, et l’on joue dans le sens horaire.
    .ruling = Le premier joueur est tiré au sort.
ML-16 = Un tour comprend quatre étapes. 1 : pousser un couloir, c’est obligatoire. 2 : se déplacer, c’est facultatif. 3 : le joueur qui a atteint un trésor le prend, peut jouer sa carte, lance le dé Dragon, puis viennent les duels ; ou bien, une fois ML-30 en vigueur, il peut défier le dragon. 4 : jouer une carte Coup double, c’est facultatif.
ML-17 = On pousse le couloir supplémentaire à l’une des 12 flèches ; celui qui sort à l’autre bout le remplace. Un joueur doit pousser même s’il peut atteindre un trésor sans cela.
    .ruling = On peut orienter le couloir comme on veut.
ML-18 = Le couloir ne peut pas rentrer là où il vient de sortir : la poussée exactement contraire à la dernière est interdite, quel que soit le joueur qui l’a faite, et aussi pendant un coup double.
    .ruling = À la première poussée, tout est permis.
ML-19 = Trésors, gardiens et aventuriers suivent leur couloir. Ce que porte le couloir expulsé passe sur celui qui vient d’être poussé. Être emporté n’est pas un déplacement.
ML-20 = Un aventurier peut aller sur toute case qu’un passage ininterrompu relie à la sienne, aussi loin qu’il veut ; il peut traverser les cases où se trouvent des trésors, des gardiens ou d’autres aventuriers, et s’y arrêter. Ou il reste. Deux cases voisines sont reliées quand leurs deux couloirs s’ouvrent l’un vers l’autre.
ML-21 = Le couloir sous l’antre n’est relié à rien. Un aventurier poussé dessous ne peut pas bouger avant d’être poussé dehors, et personne n’y entre, ne le traverse ni n’en sort à pied. Un trésor qui s’y trouve ne peut pas être pris. Un aventurier qui vient d’être poussé dehors peut se déplacer dans le même tour.
ML-22 = Les trésors se prennent dans l’ordre croissant : seulement un de la plus petite valeur encore sur le plateau. Un aventurier qui termine son déplacement sur un tel trésor, en venant d’une autre case, doit le prendre. On ne prend rien en restant sur une case ni en y étant poussé.
    .ruling = Sortir et revenir, c’est rester.
ML-23 = Un joueur qui a pris un trésor ne se déplace plus pendant ce tour.
ML-24 = S’il a en main une carte Trésor de la même valeur, il peut en jouer une pour une pièce d’or.
    .ruling = Une carte ne sert qu’une fois, pour sa pièce ou pour son symbole.
ML-25 = Dès que le second trésor 6 est pris, les douze trésors de 7 à 12 sont posés sur les cases aux trésors, quels que soient les couloirs, les aventuriers ou les gardiens qui s’y trouvent.
    .ruling = On les mélange d’abord.
    .ruling-2 = Dans l’ordre : prendre le trésor, poser ceux de 7 à 12 si c’était le second 6, jouer la carte pour la pièce, lancer le dé Dragon, livrer les duels.
ML-26 = Le joueur qui prend un trésor lance ensuite le dé Dragon, pour le dernier trésor aussi. Des flèches : le dragon fait autant de quarts de tour dans le sens horaire, puis menace la case qu’il regarde et tout le passage relié à elle. Un gardien : ce gardien menace tout le passage relié à sa case, et le dragon ne bouge pas. Un gardien sous l’antre ne menace personne.
    .ruling = La case que regarde le dragon n’a pas besoin de s’ouvrir vers lui.
ML-27 = Seul l’aventurier le plus proche du dragon ou du gardien se bat. On compte les cases par le plus court chemin du passage : la case du gardien vaut 0, celle que regarde le dragon vaut 1. Ce peut être l’aventurier du joueur dont c’est le tour. Si plusieurs sont aussi proches, chacun d’eux se bat. Un joueur sans trésor n’y est pas obligé.
    .ruling = Là où la règle imprimée parle de plusieurs gardiens dans le passage, il faut lire « aventuriers ».
    .ruling-2 = S’ils sont plusieurs, ils se battent dans l’ordre du tour, à partir du joueur dont c’est le tour.
    .ruling-3 = Si le plus proche n’a pas à se battre, aucun autre plus éloigné ne le remplace.
ML-28 = Le joueur lance le dé de duel. Avec 1, 2 ou 3, il perd son plus petit trésor, qui quitte la partie. Avec 4, 5 ou 6, rien ne se passe. Après un jet raté, lui seul peut jouer une carte de relance et relancer, autant de fois qu’il a de telles cartes. Les pièces ne se perdent jamais.
ML-29 = À la fin de son tour, un joueur peut jouer une carte Coup double et rejouer un tour complet. Jamais plus d’un tour supplémentaire d’affilée.
ML-30 = Une fois le dernier trésor pris, un joueur peut à son tour défier le dragon s’il se trouve sur la case que celui-ci regarde. Il peut s’y être déjà trouvé.
    .ruling = À partir du tour suivant, et un coup double en est un ; après la poussée et l’éventuel déplacement ; de quelque façon qu’il soit arrivé là.
    .ruling-2 = La case n’a pas besoin de s’ouvrir vers l’antre, et un joueur sans trésor peut aussi défier.
ML-31 = Il lance trois fois le dé de duel ; 12 ou plus en tout, et le dragon est vaincu. Après chaque jet, relances comprises, il peut jouer une carte de relance pour remplacer le dernier jet.
    .ruling = Il s’arrête dès qu’il a 12.
ML-32 = Le joueur qui échoue rend son plus petit trésor, s’il en a un, et c’est au joueur suivant ; aucun coup double ne peut suivre. Le joueur qui gagne reçoit 15 points, et la partie se termine aussitôt.
ML-33 = On compte la valeur des trésors, 5 par pièce et 15 pour le dragon. Le plus grand nombre de points l’emporte. À égalité, c’est le plus grand nombre de trésors.
    .ruling = Si l’égalité demeure, la victoire est partagée.
ML-34 =
    .ruling = Avec une limite de tours, la partie se termine une fois ces tours joués, sans les 15 points. Un coup double compte pour deux tours.
ML-35 =
    .ruling = Une main de cartes Trésor n’est vue que de son joueur. Tous voient le reste, les cartes jouées, et combien de cartes de chaque paquet un joueur a en main, car les dos diffèrent : bleus de 1 à 6, rouges de 7 à 12. Personne ne sait où seront posés les trésors de 7 à 12, ni ce que donneront les dés.

## Titles of examples in the printed book

book-push = Une poussée
book-turn = Un trésor est pris

## Why a move is good

because-opens = Ouvre le chemin du { $value } : vous pouvez le prendre dès ce tour.
because-to-dragon = Ouvre le chemin de la case que regarde le dragon : vous pourrez l’y défier.
because-reach = { $count ->
        [one] Rien à prendre ce tour-ci ; { $count } case est à votre portée.
       *[other] Rien à prendre ce tour-ci ; { $count } cases sont à votre portée.
    }
because-bars = Rien à prendre ce tour-ci, et le joueur suivant ne pourra pas non plus prendre le { $value } en un seul tour.
because-bars-dragon = Le dragon est hors de portée ce tour-ci, et le joueur suivant ne pourra pas non plus l’atteindre en un seul tour.
because-takes = Vous prenez le { $value }.
because-takes-coin = Vous prenez le { $value }, et vous avez sa carte : elle vaut une pièce d’or.
because-faces = Le dragon regarde cette case : vous pouvez l’y défier.
because-waits = Rien à prendre là-bas ; vous attendez votre prochain tour en { $square }.
because-stays = Vous restez en { $square } ; rester ne fait prendre aucun trésor.
because-coin = Une pièce d’or vaut 5 points et ne se perd pas.
because-keep-reroll = La carte { $value } reste en main : elle permet de relancer le dé d’un duel.
because-keep-double = La carte { $value } reste en main : elle donne un coup double.
because-no-card = Vous n’avez pas de carte de valeur { $value }.
because-bears = Le { $value } est perdu, et vos cartes de relance sont gardées.
because-stands =
    { $rolls ->
        [0] Le jet reste, et il n’en reste aucun autre.
        [one] Il manque { $value }, avec un jet à venir.
       *[other] Il manque { $value }, avec { $rolls } jets à venir.
    }
because-saves = Un jet sur deux sauve le { $value }.
because-replaces = Remplace le jet de { $value }.
because-challenge = Trois jets qui font 12 rapportent 15 points, et la partie s’arrête.
because-ends =
    { $count ->
        [0] Vous terminez votre tour ici.
        [one] Vous gardez votre coup double pour plus tard.
       *[other] Vous gardez vos { $count } coups doubles pour plus tard.
    }
because-double = Vous jouez aussitôt un tour complet de plus.
