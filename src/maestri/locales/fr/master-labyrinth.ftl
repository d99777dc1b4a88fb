# Master Labyrinthe

title = Master Labyrinthe
byline = Max J. Kobbert, 2007, l’édition au dragon
blurb = Poussez les couloirs, prenez les trésors dans l’ordre croissant, puis affrontez le dragon.
example = push d1 NES
option-turn_limit = Finir après ce nombre de tours, sans l’ultime duel

side-N = le nord
side-E = l’est
side-S = le sud
side-W = l’ouest
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
    } { $corridor } en { $arrow }. { $spare } sort en { $out }.
event-adventurer-carried = { $who ->
        [me] Vous passez par-dessus bord et revenez
       *[other] { $seat } passe par-dessus bord et revient
    } en { $square }.
event-guard-carried = { $guard } passe par-dessus bord et revient en { $square }.
event-treasure-carried = Le trésor { $value } passe par-dessus bord et revient en { $square }.
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
event-second-phase = Seconde phase : les trésors 7 à 12 sont posés.
event-coin-won = { $who ->
        [me] Vous jouez la carte { $card } et recevez
       *[other] { $seat } joue la carte { $card } et reçoit
    } une pièce d’or.
event-dragon-die-rolled = { $who ->
        [me] Vous lancez
       *[other] { $seat } lance
    } le dé Dragon : { $face }.
event-dragon-turned = Le dragon regarde maintenant vers { $facing }, case { $square }.
event-threatened = { $menace } menace le passage de { $square }. Au plus près, à distance { $distance } : { $nearest }.
event-nobody-threatened = { $menace } menace le passage de { $square }, et personne ne s’y trouve.
event-guard-in-lair = { $guard } est sous l’antre et ne menace personne.
event-spared = { $who ->
        [me] Vous n’avez pas de trésor et n’êtes
       *[other] { $seat } n’a pas de trésor et n’est
    } pas obligé de livrer un duel.
event-duel-rolled = { $who ->
        [me] Vous faites
       *[other] { $seat } fait
    } { $roll } au duel{ $safe ->
        [yes] , et rien ne se passe.
       *[no] { " " }: c’est raté.
    }
event-rerolled = { $who ->
        [me] Vous jouez
       *[other] { $seat } joue
    } la carte { $card } pour relancer.
event-treasure-lost = { $who ->
        [me] Vous perdez
       *[other] { $seat } perd
    } le trésor { $value }.
event-double-turn = { $who ->
        [me] Vous jouez la carte { $card } et prenez
       *[other] { $seat } joue la carte { $card } et prend
    } un tour de plus.
event-challenged = { $who ->
        [me] Vous défiez
       *[other] { $seat } défie
    } le dragon en { $square }.
event-last-duel-rolled = { $who ->
        [me] Vous faites
       *[other] { $seat } fait
    } { $roll } contre le dragon : { $total } en tout.
event-last-duel-lost = { $total } ne suffit pas. { $who ->
        [me] Vous perdez
       *[other] { $seat } perd
    } l’ultime duel.
event-dragon-defeated = { $who ->
        [me] Vous avez vaincu
       *[other] { $seat } a vaincu
    } le dragon avec { $total }.
event-turn-limit-reached = { $turns } tours ont été joués, comme convenu.
event-match-ended = La partie est finie. Points : { $scores }.

## Pourquoi pas

refused-ML-2 = Aucun couloir n’ouvre vers { $sides }. Un couloir est droit (NS), en angle (NE) ou en T (NES).
refused-ML-4 = Il n’y a pas de flèche en { $arrow }. On pousse un couloir en { $arrows }.
refused-ML-6 = La carte { $card } ne porte pas ce symbole. Les cartes 1 à 6 relancent le dé de duel, les cartes 7 à 12 donnent un coup double.
refused-ML-15 = Ce n’est pas le tour de cette place. C’est à { $mover } de jouer.
refused-ML-16 = { $step ->
        [push] Poussez d’abord un couloir.
        [move] Vous avez poussé : allez sur une case, ou restez.
        [coin] Vous avez pris un trésor : la pièce, ou gardez votre carte.
        [duel] Un duel est en cours : acceptez le jet, ou relancez.
        [last-duel] L’ultime duel est en cours : acceptez le jet, ou relancez.
       *[end] Vous vous êtes déplacé : il reste à finir le tour.
    }
refused-ML-17 = Le couloir en réserve n’est pas celui-là. Il peut être poussé ainsi : { $spare }.
refused-ML-18 = Le couloir a été expulsé en { $arrow } et ne peut pas y rentrer. Toutes les autres flèches sont libres.
refused-ML-20 = Aucun passage ininterrompu ne mène de { $here } à { $there }.
refused-ML-21 = { $lair ->
        [in] Vous êtes sous l’antre. On n’en sort pas à pied ; il faut être poussé dehors.
       *[out] { $there } est l’antre, et personne n’y entre à pied.
    }
refused-ML-22 = Vous êtes déjà en { $there }. Sortir et revenir, c’est rester : jouez « stay ».
refused-ML-23 = Vous avez pris le trésor { $taken } et ne bougez plus pendant ce tour.
refused-ML-24 = { $step ->
        [coin] Vous n’avez pas de carte { $taken }, donc pas de pièce : jouez « keep ».
       *[other] Une carte ne rapporte sa pièce qu’aussitôt après la prise d’un trésor de même valeur.
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
        [treasures] On ne défie le dragon qu’une fois le dernier trésor pris.
        [next-turn] Le dernier trésor vient d’être pris. On peut défier le dragon à partir du prochain tour.
        [later] Finissez d’abord de pousser et de vous déplacer.
       *[elsewhere] Il faut se trouver en { $faced }, la case que regarde le dragon, après avoir poussé et s’être peut-être déplacé.
    }
refused-ML-31 = Vous n’avez pas de carte { $card } pour remplacer le dernier jet.
refused-ML-32 = La partie est finie : le dragon est vaincu.
refused-ML-34 = { $step ->
        [over] La partie est finie : { $limit } tours ont été joués.
       *[other] C’est le dernier des { $limit } tours, aucun ne peut suivre.
    }

## La table en texte

sketch-head = Tour { $turn } · réserve { $spare } · { $wanted ->
        [0] tous les trésors sont pris
       *[other] on cherche le trésor { $wanted }
    }
sketch-player = trésors { $treasures } · pièces { $coins } · cartes { $low } bleues, { $high } rouges
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
section-end = L’ultime duel, la fin
section-seen = Ce que chacun peut voir

ML-1 = Le jeu se joue de 2 à 4.
ML-2 =
    .reconstructed = Le plateau a 7 cases sur 7, colonnes a à g depuis la gauche, lignes 1 à 7 depuis le haut. Les 16 cases des colonnes a, c, e, g et des lignes 1, 3, 5, 7 sont fixes. Les 33 autres portent des couloirs mobiles, et un de plus est en réserve : 13 droits, 15 angles et 6 T. Il n’y a pas de cul-de-sac.
ML-3 =
    .reconstructed = Les cases fixes des coins sont des angles ouverts vers l’intérieur. Les huit autres du bord sont des T fermés vers l’extérieur. À l’intérieur, c3 est un T fermé à l’ouest, e3 au nord, e5 à l’est et c5 au sud.
ML-4 = Il y a 12 flèches, trois de chaque côté.
    .reconstructed = Elles pointent vers les colonnes b, d et f depuis le haut et le bas, et vers les lignes 2, 4 et 6 depuis la gauche et la droite.
ML-5 = Il y a 24 trésors : deux de chaque valeur de 1 à 12.
ML-6 = Il y a 24 cartes Trésor : deux de chaque valeur de 1 à 12. Elles portent l’un de deux symboles.
    .reconstructed = Chaque carte de 1 à 6 permet de relancer le dé de duel ; chaque carte de 7 à 12 donne un coup double.
ML-7 =
    .reconstructed = Le dé Dragon montre 1, 2, 3 et 4 flèches, le gardien blanc et le gardien noir. Le dé de duel est un dé ordinaire.
ML-8 = Il y a autant de pièces d’or qu’il en faut.
    .reconstructed = La boîte en contient 24, une par carte.
ML-9 = On mélange les couloirs mobiles et on les pose sur les cases libres, tournés au hasard. Le dernier est la réserve.
ML-10 = L’antre est sur la case centrale, d4, et le dragon dessus, tourné vers l’une des quatre cases voisines. L’antre ne bouge jamais : les couloirs, avec tout ce qu’ils portent, glissent dessous et ressortent.
    .ruling = La direction du dragon est tirée au sort.
ML-11 =
    .reconstructed = Les cases de départ sont les cases fixes intérieures : c3, e3, e5 et c5.
    .ruling = Elles vont aux places dans le sens horaire. À deux, on se fait face, en c3 et e5.
ML-12 = Les douze trésors de 1 à 6 sont mélangés et posés sur les cases aux trésors, face visible. Ceux de 7 à 12 attendent.
    .reconstructed = Les cases aux trésors sont les cases mobiles du bord : b1, d1, f1, g2, g4, g6, b7, d7, f7, a2, a4 et a6.
ML-13 =
    .reconstructed = Le gardien blanc commence en b4, le gardien noir en f4.
ML-14 = Les cartes de 1 à 6 et celles de 7 à 12 sont mélangées en deux paquets. Chaque paquet est distribué également : 6 et 6 cartes à deux joueurs, 4 et 4 à trois, 3 et 3 à quatre. Les mains sont secrètes.
ML-15 = Le plus hardi commence, et l’on joue dans le sens horaire.
    .ruling = Celui qui commence est tiré au sort.
ML-16 = Un tour a ces étapes. 1 : pousser un couloir, c’est obligatoire. 2 : se déplacer, c’est facultatif. 3 : qui a atteint un trésor le prend, peut jouer sa carte, lance le dé Dragon, puis viennent les duels ; ou bien, une fois ML-30 en vigueur, on peut défier le dragon. 4 : on peut jouer une carte Coup double.
ML-17 = On pousse le couloir en réserve à l’une des 12 flèches ; celui qui sort à l’autre bout devient la réserve. Même qui pourrait atteindre un trésor sans cela doit pousser.
    .ruling = Le couloir peut être tourné comme on veut.
ML-18 = Le couloir ne peut pas rentrer là où il a été expulsé : la poussée exactement contraire à la dernière est interdite, quel que soit celui qui l’a faite, et aussi pendant un coup double.
    .ruling = À la première poussée, tout est permis.
ML-19 = Trésors, gardiens et aventuriers suivent leur couloir. Ce que porte le couloir expulsé passe sur celui qui vient d’être poussé. Être emporté n’est pas un déplacement.
ML-20 = Un aventurier peut aller sur toute case qu’un passage ininterrompu relie à la sienne, aussi loin qu’il veut, à travers et sur des cases avec des trésors, des gardiens et d’autres aventuriers. Ou il reste. Deux cases voisines sont reliées quand leurs deux couloirs s’ouvrent l’un vers l’autre.
ML-21 = Le couloir sous l’antre n’est relié à rien. Un aventurier poussé dessous ne peut pas bouger avant d’être poussé dehors, et personne n’y entre, ne le traverse ni n’en sort à pied. Un trésor qui s’y trouve ne peut pas être pris. Qui vient d’être poussé dehors peut se déplacer dans le même tour.
ML-22 = Les trésors se prennent dans l’ordre croissant : seulement un de la plus petite valeur encore sur le plateau. Un aventurier qui finit son déplacement sur un tel trésor, venant d’une autre case, le prend, et il le doit. Rester sur une case, ou y être poussé, ne prend rien.
    .ruling = Sortir et revenir, c’est rester.
ML-23 = Qui a pris un trésor ne se déplace plus pendant ce tour.
ML-24 = S’il a en main une carte Trésor de la même valeur, il peut en jouer une pour une pièce d’or.
    .ruling = Une carte ne sert qu’une fois, pour sa pièce ou pour son symbole.
ML-25 = Dès que le second trésor 6 est pris, les douze trésors de 7 à 12 sont posés sur les cases aux trésors, quels que soient les couloirs, les aventuriers ou les gardiens qui s’y trouvent.
    .ruling = On les mélange d’abord.
    .ruling-2 = L’ordre à la prise : prendre, poser 7 à 12 si c’était le second 6, carte pour la pièce, dé Dragon, duels.
ML-26 = Qui prend un trésor lance ensuite le dé Dragon, pour le dernier trésor aussi. Des flèches : le dragon fait autant de quarts de tour dans le sens horaire, puis menace la case qu’il regarde et tout le passage relié à elle. Un gardien : ce gardien menace tout le passage relié à sa case, et le dragon ne bouge pas. Un gardien sous l’antre ne menace personne.
    .ruling = La case que regarde le dragon n’a pas besoin de s’ouvrir vers lui.
ML-27 = Seul se bat l’aventurier le plus proche du dragon ou du gardien. On compte les cases par le plus court chemin du passage : la case du gardien vaut 0, celle que regarde le dragon vaut 1. Ce peut être celui dont c’est le tour. Si plusieurs sont aussi proches, chacun d’eux se bat. Un joueur sans trésor n’y est pas obligé.
    .ruling = Là où la règle parle de plusieurs gardiens dans le passage, il faut comprendre aventuriers.
    .ruling-2 = Plusieurs se battent dans l’ordre du tour, à partir de celui qui joue.
    .ruling-3 = Personne de plus éloigné ne remplace celui qui n’a pas à se battre.
ML-28 = On lance le dé de duel. Avec 1, 2 ou 3, le joueur perd son plus petit trésor, qui quitte la partie. Avec 4, 5 ou 6, rien ne se passe. Après un jet raté, lui-même peut jouer une carte de relance et relancer, autant de fois qu’il a de cartes. Les pièces ne se perdent jamais.
ML-29 = À la fin de son tour, un joueur peut jouer une carte Coup double et prendre un tour complet de plus. Jamais plus d’un d’affilée.
ML-30 = Une fois le dernier trésor pris, un joueur peut à son tour défier le dragon s’il se trouve sur la case que celui-ci regarde. Il peut s’y être déjà trouvé.
    .ruling = À partir du tour suivant, et un coup double en est un ; après avoir poussé et s’être peut-être déplacé ; de quelque façon qu’il y soit venu.
    .ruling-2 = La case n’a pas besoin de s’ouvrir vers l’antre, et un joueur sans trésor peut aussi défier.
ML-31 = Il lance trois fois le dé de duel ; 12 ou plus en tout, et le dragon est vaincu. Après chaque jet, relances comprises, il peut jouer une carte de relance pour remplacer le dernier jet.
    .ruling = Il s’arrête dès qu’il a 12.
ML-32 = Qui échoue rend son plus petit trésor, s’il en a un, et c’est au joueur suivant ; aucun coup double ne peut suivre. Qui gagne reçoit 15 points, et la partie finit aussitôt.
ML-33 = On compte la valeur des trésors, 5 par pièce et 15 pour le dragon. Le plus de points gagne. À égalité, c’est qui a le plus de trésors.
    .ruling = Si l’égalité demeure, la victoire est partagée.
ML-34 =
    .ruling = Avec une limite de tours, la partie finit quand autant de tours ont été joués, sans les 15 points. Un coup double compte pour deux.
ML-35 =
    .ruling = Une main de cartes Trésor n’est vue que de son joueur. Tous voient le reste, les cartes jouées, et combien de cartes de chaque paquet un joueur a en main, car les dos diffèrent : bleus de 1 à 6, rouges de 7 à 12. Personne ne sait où seront les trésors 7 à 12, ni les dés à venir.

## Conseils

reason-treasure = Atteint le trésor dès ce tour.
reason-dragon = Mène à la case que regarde le dragon : c’est là qu’on peut le défier.
reason-challenge = 15 points, et la partie s’arrête sur votre victoire contre le dragon.
reason-coin = Une pièce d’or vaut 5 points et ne se perd pas.
reason-save = Le trésor en jeu vaut plus que la carte.
