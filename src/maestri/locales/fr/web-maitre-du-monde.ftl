# Maître du Monde at the web table.

table-progress = { $turn_limit ->
        [null] Tours joués : { $turns }
       *[other] Tours joués : { $turns } sur { $turn_limit }
    }
table-end-note = On gagne avec les trois cartes Développement durable, ou en éliminant tous les autres ; à la limite de tours, avec la plus grande fortune.
table-won = { $reason ->
        [MM-32] { $who ->
            [me] Vous possédez
           *[other] { $winner } possède
        } les trois cartes Développement durable.
        [MM-39] { $who ->
            [me] Vous avez vu éliminer tous les autres.
           *[other] { $winner } a vu éliminer tous les autres.
        }
       *[other] À la limite de tours, { $who ->
            [me] vous avez
           *[other] { $winner } a
        } la plus grande fortune : { $score } MdM, soit { $margin } de plus que { $second }.
    }
table-mark = un combat, une bombe ou une élimination
option-money-short = Argent
option-money-hidden = Caché
option-money-open = Visible
option-money-hidden-note = Chacun voit son argent, et celui de tous à la fin.
option-money-open-note = Chacun voit l’argent de tous.
option-money-is = { $value ->
        [open] L’argent est visible de tous.
       *[hidden] L’argent reste caché derrière des écrans jusqu’à la fin.
    }
option-free_trade-short = Libre-échange
option-free_trade-true = Avec libre-échange
option-free_trade-false = Sans libre-échange
option-turn_limit-short = Limite de tours
option-turn_limit-none = aucune
option-deck-short = Plateau et cartes
option-deck-note = Un fichier décrivant le plateau et les cartes de votre boîte.
option-free_trade-is = { $value ->
        [true] Avec libre-échange : à votre tour, vous pouvez vendre ou acheter des richesses et des cartes Combat.
       *[other] Sans libre-échange entre les joueurs.
    }
option-turn_limit-is = { $value ->
        [null] Sans limite de tours : on joue jusqu’à la victoire.
       *[other] La partie se termine après { $value } tours.
    }
option-deck-is = { $value ->
        [null] Plateau et cartes du serveur.
       *[other] Plateau et cartes d’un fichier de l’hôte.
    }

vote-for = Pour
vote-against = Contre
vote-abstain = Abstention

monde-bank = Banque
monde-the-bank = la banque
monde-all = tout ce que vous avez
monde-combat = carte Combat
monde-stock = réserve
monde-destroyed = détruite
monde-stock-long = Dans la réserve : un joueur qui s’arrête sur Achat peut l’acheter.
monde-destroyed-long = Détruite : hors du jeu pour de bon.
monde-owned = { $who ->
        [me] À vous.
       *[other] À { $name }.
    }
monde-led = { $who ->
        [me] Vous avez la majorité dans la famille { $family }.
       *[other] { $name } a la majorité dans la famille { $family }.
    }
monde-region-spoken = { $region }, { $family }, { $owner }{ $legal ->
        [yes] , peut être choisie
       *[no] {""}
    }
monde-square-spoken = { $number } { $square } : { $who }
monde-die = dé { $die }
monde-players = Joueurs
monde-holds = régions : { $regions } · cartes secrètes : { $secret }
monde-out = hors jeu
monde-money = argent
monde-regions = régions
monde-combat-short = Combat
monde-masters = Maître
monde-map = Carte du monde
monde-families = Familles de richesses
monde-wealth = Richesses
monde-lead = en tête
monde-brings = rapporte
monde-costs = coûte
monde-next-omc = Prochain passage à l’OMC
monde-costs-note = Coûte : les taxes que vous payez pour cette famille quand chacun des autres passe une fois par l’OMC. Un cercle : la carte est dans la réserve.
monde-panes = Vues de la table
monde-pane-table = Table
monde-pane-map = Monde
monde-pane-families = Familles
monde-continents = Continents
monde-tap-region = Touchez une région pour voir à qui elle est.
monde-no-cards = Vous n’avez aucune carte.
monde-money-of = Argent : { $sum } MdM · fortune : { $fortune } MdM
monde-stands = Sur la case { $number }, { $square }
monde-decks-of = Cartes secrètes : { $combat } Combat, { $un } ONU, { $news } Actualité
monde-strikes = { $count ->
        [1] Passe son prochain tour
        [one] Passe { $count } tour
       *[other] Passe { $count } tours
    }
monde-open-cards = Sur la table
monde-known-cards = Cartes secrètes que vous connaissez

monde-move-roll = Lancer les dés
monde-move-end = Terminer le tour
monde-move-done = Terminé
monde-move-pass = Passer
monde-move-give-up = Renoncer
monde-move-call = Appel d’offres
monde-move-accept = Accepter
monde-move-refuse = Refuser
monde-move-die = Prendre le dé { $what }
monde-move-go = Avancer de { $what }
monde-move-use = Utiliser : { $what }
monde-move-submit = Soumettre : { $what }
monde-move-bomb = Utiliser : { $what }
monde-move-name = { $what }
monde-move-family = { $what }
monde-move-region = { $what }
monde-move-continent = { $what }
monde-move-vote = Voter : { $what }
monde-move-buy = Acheter : { $what }
monde-move-stake = Miser { $what }
monde-move-attack = Attaquer : { $what }
monde-move-play = Jouer : { $what }
monde-move-offer = Proposer : { $what }
monde-move-take = Acheter à { $what }
monde-move-sell = Proposer à la vente : { $what }
monde-move-ask = Demander : { $what }
monde-move-with = S’adresser à { $what }
monde-move-price = Pour { $what }
monde-also = Vous pouvez aussi

monde-your-before = À vous. Lancez les dés.
monde-note-before = Avant cela, vous pouvez utiliser des cartes, attaquer ou soumettre des résolutions.
monde-your-dice = Choisissez un dé.
monde-note-dice = Votre pion avance d’autant de cases.
monde-your-summit = Jusqu’où avancez-vous ?
monde-note-summit = Touchez une case : un tour de plateau au plus. Passer par l’OMC compte.
monde-your-after = Autre chose ?
monde-note-after = Vous pouvez encore utiliser des cartes, attaquer ou soumettre des résolutions. Puis terminez le tour.
monde-go-to = Aller sur { $square }
monde-choose-square = Choisissez une case
monde-choose-target = Choisissez une cible
monde-choose-card = Choisissez une carte
monde-choose-cards = Choisissez des cartes
monde-put-back = Annuler
monde-why-not = Pourquoi pas ?
monde-continue = Continuer
monde-attack = Attaquer…
monde-trade = Vendre ou acheter…
monde-short-omc = revenus, rien de plus
monde-short-shop = jusqu’à 3 cartes
monde-short-news = piocher une carte
monde-short-un = piocher une carte
monde-short-charity = un dé, un don de la banque
monde-short-masters = développement, bombes
monde-short-asylum = à l’abri des attaques
monde-short-laundering = miser une somme

monde-doing-before = Cartes éventuelles, puis les dés
monde-doing-dice = Choix d’un dé
monde-doing-summit = Choix d’une case
monde-doing-arrive = Déplacement
monde-doing-shop = Sur la case Achat
monde-doing-stake = Choix d’une mise
monde-doing-masters = Choix de cartes Maître du Monde
monde-doing-after = Encore des cartes à utiliser ?
monde-doing-naming = Choix d’une cible
monde-doing-vote = Vote en cours
monde-doing-veto = Veto ou non ?
monde-doing-freeze = Une question avant les revenus
monde-doing-slump = Une question avant les revenus
monde-doing-surge = Une question avant les revenus
monde-doing-tax = Paiement des taxes
monde-doing-amnesty = Une question avant les taxes
monde-doing-distress = Recherche d’argent
monde-doing-open = Choix de la première carte
monde-doing-fight = Répondre, ou céder
monde-doing-offers = Une carte à proposer ?
monde-doing-offer-price = Choix d’un prix
monde-doing-take = Examen des offres
monde-doing-partner = Choix d’un partenaire
monde-doing-price = Choix d’un prix
monde-doing-answer = Réponse à l’offre
monde-doing-over = Partie terminée

monde-aim-none = Que vise la carte { $card } ?
monde-aim-name = { $card } : quel joueur ?
monde-aim-family = { $card } : quelle famille ?
monde-aim-region = { $card } : quelle région ?
monde-aim-continent = { $card } : quel continent ?
monde-use-on = { $kind ->
        [un] Soumettre
       *[other] Utiliser
    } : { $card } ({ $what })
monde-bomb-sure = Cible : { $what }. Confirmer ?
monde-bomb-destroyed = Détruites : { $count }
monde-bomb-spared = Épargnées : { $count }
monde-bomb-then = Prochain passage à l’OMC : { $before } maintenant, { $after } ensuite.
monde-no-undo = Ce coup ne pourra pas être repris.
monde-destroy = { $count ->
        [0] Ne rien détruire
        [one] Détruire une carte
       *[other] Détruire { $count } cartes
    }

monde-shop-kind = Que voulez-vous acheter ?
monde-shop-wealth = Richesses, { $price }
monde-shop-combat = Combat, { $price }
monde-shop-note = Choisissez une famille, puis des régions.
monde-gain = { $several ->
        [yes] Avec ces cartes
       *[no] Avec la carte { $region }
    }, votre prochain passage à l’OMC rapporte { $after } au lieu de { $before }.{ $leads ->
        [yes] {" "}Vous aurez la majorité.
       *[no] {""}
    }
monde-combat-cards = { $count ->
        [one] carte
       *[other] cartes
    }
monde-combat-note = Piochées sans les voir ; il en reste { $left } dans la pioche. Vous pouvez attaquer aussitôt.
monde-total = Total
monde-left = reste { $sum }
monde-your-shop = { $room ->
        [0] Plus rien à acheter
        [one] Vous pouvez acheter une carte
       *[other] Vous pouvez acheter jusqu’à { $room } cartes
    }
monde-shop-more = { $room ->
        [0] Votre panier est plein
        [one] Vous pouvez ajouter une carte
       *[other] Vous pouvez encore ajouter { $room } cartes
    }
monde-note-shop = Richesses ou cartes Combat, pas les deux au même arrêt.
monde-buy-nothing = Ne rien acheter
monde-buy-for = { $count ->
        [0] Ne rien acheter
       *[other] Acheter pour { $sum }
    }
monde-your-masters = Achetez ce que vous pouvez payer.
monde-works = Développement durable
monde-works-of = cartes Développement durable : { $count } sur 3
monde-masters-note = { $count ->
        [0] Les trois cartes Développement durable font gagner aussitôt la partie. Vous n’en avez pas encore.
        [one] Les trois cartes Développement durable font gagner aussitôt la partie. Vous en avez une.
       *[other] Les trois cartes Développement durable font gagner aussitôt la partie. Vous en avez { $count }.
    }
monde-owned-count = vous en avez { $count }
monde-screened = caché
monde-screened-money = Argent caché derrière un écran
monde-money-left = Vous avez { $sum } MdM.
monde-your-stake = { $money ->
        [0] Vous n’avez rien à miser.
       *[other] Combien misez-vous ?
    }
monde-stake = Mise
monde-stake-lost = de 1 à 3, il vous reste
monde-stake-won = de 4 à 6, vous aurez
monde-stake-note = Un dé décide : mise perdue, ou même somme versée par la banque.
monde-stake-none = Ne rien miser
monde-less = 500 de moins
monde-more = 500 de plus
monde-steps = par pas de 500

monde-of = { $what } :
monde-proposes = { $who ->
        [me] Vous soumettez
       *[other] { $name } soumet
    }
monde-thinks = en réflexion
monde-has-voted = a voté
monde-no-vote = ne vote pas
monde-vote-note = La résolution est adoptée s’il y a plus de voix pour que contre ; à égalité, elle est rejetée. Les alliances n’engagent personne.
monde-your-vote = À vous de voter
monde-voted = Votre choix : { $vote }
monde-they-vote = La table vote
monde-note-vote = Toutes les mains se lèvent ensemble.
monde-verdict = { $passed ->
        [yes] Adoptée, { $ayes } voix contre { $noes }
       *[no] Rejetée, { $ayes } voix contre { $noes }
    }
monde-verdict-note = Il faut plus de voix pour que contre.
monde-react-veto = Qui s’y oppose ?
monde-react-freeze = { $name } va percevoir ses revenus. Geler ses avoirs ?
monde-react-slump = { $name } va percevoir ses revenus. Faire chuter les cours ?
monde-react-surge = Vous allez percevoir vos revenus. Faire monter les cours ?
monde-react-amnesty = Vous devez des taxes à { $name }. Utiliser une amnistie ?
monde-react-note = La question est posée à tous ceux qui ont une carte de cette pioche, avec le même délai. Personne n’apprend qui a la carte.
monde-react-held = Vous avez la carte { $card }.
monde-your-react = Utiliser la carte { $card } ?
monde-your-pass = Vous ne pouvez que passer.
monde-note-react = Une fois le temps écoulé, vous passez.
monde-think = Je réfléchis
monde-passes-omc = { $who ->
        [me] Vous passez par l’OMC
       *[other] { $name } passe par l’OMC
    }
monde-collecting = Revenus
monde-nothing = Rien à percevoir.
monde-omc-note = Pour chaque famille où le joueur qui perçoit a au moins une carte, ceux qui n’en ont aucune paient une seule taxe, quel que soit le nombre de cartes.

monde-combat-for = Combat : { $region }
monde-who-answers = Qui répond à quoi
monde-triangle-note = La flèche part de la réponse. En doré, la carte à contrer.
monde-triangle-pair = { $card } répond à { $beaten }.
monde-answer-us-aid = tout ce qui ne met pas fin au combat
monde-answer-peace-movement = tout, sauf Révolution ; met fin au combat
monde-answer-retreat = tout ; l’attaquant reprend ses cartes
monde-answer-revolution = ouvre un combat, ne répond à rien
monde-attack-which = Quelle région attaquez-vous ?
monde-note-attack = Une richesse d’un autre joueur. Vous ouvrirez avec une carte Combat.
monde-attack-note = La carte { $region } est à { $name }.
monde-attacks = { $who ->
        [me] vous attaquez
       *[other] attaque
    } · { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
monde-defends = { $who ->
        [me] vous défendez
       *[other] défend
    } · { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
monde-opens = ouvre
monde-beats = répond à { $card }
monde-cancelled = annulée par le Prix Nobel
monde-next-card = { $who ->
        [me] Votre carte
       *[other] Carte : { $name }
    }
monde-answer-card = Répondez à la carte { $card }, ou cédez.
monde-no-answer = Vous n’avez rien pour répondre à la carte { $card }.
monde-open-combat = Ouvrez avec une carte Combat.
monde-note-open = Votre adversaire y répond, ou perd la région.
monde-yield = Céder
monde-yield-defender = Si vous cédez, { $name } prend la carte { $region }.
monde-yield-attacker = Si vous cédez, la carte { $region } ne change pas de mains.
monde-answers-yes = répond
monde-answers-opens = ouvre
monde-answers-ends = met fin au combat
monde-answers-not = ne répond pas
monde-offer-which = Proposer une carte à { $name } ?
monde-note-offer = Une carte, un prix. { $name } accepte une offre ou aucune.
monde-offer-price = Votre prix pour { $name }
monde-no-offer = Ne rien proposer
monde-your-offers = { $count ->
        [0] Aucune offre
        [one] Une offre
       *[other] { $count } offres
    }
monde-take-for = Acheter la carte { $card } à { $name } pour { $sum } MdM
monde-none-thanks = Aucune, merci

monde-sells = vend
monde-buys = achète
monde-whom = Avec qui ?
monde-price = Prix
monde-your-partner = { $selling ->
        [yes] À qui proposez-vous la carte { $item } ?
       *[no] À qui demandez-vous la carte { $item } ?
    }
monde-your-price = { $item } : quel prix pour { $partner } ?
monde-note-price = Seulement des sommes que l’acheteur peut payer. Le prix est annoncé à tous.
monde-your-answer = { $selling ->
        [yes] { $name } vous propose la carte { $item } pour { $sum } MdM.
       *[no] { $name } voudrait vous acheter la carte { $item } pour { $sum } MdM.
    }
monde-your-trade = Vendre ou acheter ?
monde-note-trade = { $left ->
        [0] Plus d’offre possible à ce tour.
        [one] Encore une offre possible à ce tour.
       *[other] Encore { $left } offres possibles à ce tour.
    } Rien ne se fait sans l’accord des deux.
monde-sell-which = Que vendez-vous ?
monde-ask-which = Que voulez-vous acheter ?
monde-owe = Vous devez à { $name }
monde-have = vous avez
monde-short = { $sum ->
        [0] Cela suffit.
       *[other] Il manque encore { $sum } MdM.
    }
monde-your-distress = Trouvez encore { $sum } MdM.
monde-note-distress = Une carte à la fois. Vous ne pouvez renoncer que si la banque n’a plus rien à vous acheter.
monde-no-bank = la banque n’en veut pas
monde-offer-players = Proposer à un joueur
monde-sell-bank = Vendre à la banque pour { $sum } MdM

monde-after-votes = Toutes les mains sont levées.
monde-after-votes-note = Si elle est adoptée, un veto reste possible.
monde-after-combat = Le combat est terminé.
monde-after-combat-note = Les cartes retournent dans la pioche.
monde-after-bomb = Une bombe est tombée.
monde-after-bomb-note = Ce qui est détruit sort du jeu pour de bon.
monde-after-statement = Vous avez perçu vos revenus.
monde-after-statement-note = Chacun paie ensuite ses taxes, à tour de rôle.
monde-out-place = Vous êtes hors jeu, { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] sixième
    }.
monde-out-why = { $name } réclamait { $due } MdM de taxes : vous aviez { $had ->
        [0] une caisse vide
       *[other] { $had } MdM
    }, et { $count ->
        [0] rien à vendre.
        [one] votre dernière carte a rapporté { $brought } MdM.
       *[other] vos { $count } dernières cartes ont rapporté { $brought } MdM.
    }
monde-out-sold = Vos dernières cartes
monde-out-sold-for = vendues pour { $sum } MdM
monde-out-decks = Remises dans leurs pioches sans être montrées.
monde-out-paid = { $name } a reçu les { $sum } MdM qui restaient.
monde-after-eliminated-note = Vous pouvez regarder la suite ou quitter la table : personne ne vous attend.
monde-still-on = La partie continue.
monde-watch-on = Regarder la suite
monde-to-result = Voir le résultat

monde-about-wealth = Une richesse : elle compte pour sa famille à l’OMC.
monde-about-squadron = Répond à Drone. Missile ou Aide américaine y répond.
monde-about-missile = Répond à Escadrille. Drone ou Aide américaine y répond.
monde-about-drone = Répond à Missile. Escadrille ou Aide américaine y répond.
monde-about-us-aid = Répond à toute carte qui ne met pas fin au combat.
monde-about-peace-movement = Défense seulement : met fin au combat, et la région est gardée. Pas contre Révolution.
monde-about-retreat = Défense seulement : met fin au combat, la région est gardée, et l’attaquant reprend ses cartes.
monde-about-revolution = Ouvre un combat, ou remplace une ouverture annulée. Seuls Aide américaine et Repli stratégique y répondent.
monde-about-freeze = Quand un autre joueur va percevoir ses revenus : si la résolution est adoptée, il ne perçoit rien cette fois.
monde-about-embargo = La famille ne rapporte rien à personne jusqu’au prochain tour de l’auteur.
monde-about-sanctions = Le joueur verse { $amount } MdM à la banque, ou tout ce qu’il a.
monde-about-disarmament = Le joueur remet toutes ses cartes Combat dans la pioche.
monde-about-peacekeepers = Le joueur ne peut pas être attaqué avec des cartes Combat jusqu’au prochain tour de l’auteur.
monde-about-nationalisation = La richesse retourne à la réserve, et la banque verse { $amount } MdM à son propriétaire.
monde-about-aid = Le ou les joueurs qui ont le moins de richesses reçoivent chacun { $amount } MdM de la banque.
monde-about-non-proliferation = Aucune bombe ne s’achète ni ne s’utilise jusqu’au prochain tour de l’auteur.
monde-about-moratorium = Personne ne paie de taxes jusqu’au prochain tour de l’auteur.
monde-about-inspection = Le joueur montre à tous ses cartes secrètes.
monde-about-strike = Le joueur passe son prochain tour.
monde-about-scandal = Le joueur verse { $amount } MdM à la banque, ou tout ce qu’il a, et ne vote pas jusqu’à votre tour.
monde-about-veto = Quand une résolution est adoptée : elle reste sans effet. On ne peut pas opposer de veto à un veto.
monde-about-slump = Quand un autre joueur va percevoir ses revenus : une famille ne lui rapporte rien cette fois.
monde-about-surge = Quand vous allez percevoir vos revenus : la banque vous paie double pour une famille.
monde-about-spying = Regardez, vous seul, les cartes Combat du joueur, et prenez-en une au hasard.
monde-about-disaster = La richesse qu’un joueur possède dans la région retourne à la réserve.
monde-about-amnesty = Quand vous devez des taxes : vous n’en payez pas cette fois.
monde-about-subsidy = La banque vous verse { $amount } MdM.
monde-about-tourist-boom = La banque vous verse { $amount } MdM par carte Tourisme que vous avez.
monde-about-summit = Au lieu de lancer les dés, avancez d’autant de cases que vous voulez, un tour de plateau au plus.
monde-about-sale = Sur la case Achat : une richesse coûte { $amount } MdM pendant cet arrêt.
monde-about-nobel = À chaque combat, la première carte jouée contre vous est annulée.
monde-about-vaccine = Les bombes chimiques ne touchent pas vos cartes.
monde-about-fair-trade = Vous ne payez pas de taxes.
monde-about-scientist = Nécessaire pour acheter des bombes.
monde-about-atomic = Détruit toutes les richesses d’un continent, sauf les vôtres et celles de la réserve.
monde-about-chemical = Détruit une famille entière, y compris chez vous et dans la réserve, mais pas ce que protège un Vaccin universel.

guide-ring-title = Le monde, et un parcours autour.
guide-ring = À chaque tour, votre pion avance sur le parcours. En passant par l’OMC, vous percevez vos revenus. Les trois cartes Développement durable font gagner.
guide-hand-title = Vos cartes secrètes.
guide-hand = Touchez une carte pour la lire. Un trait doré indique qu’elle peut servir maintenant.
guide-dice-title = Deux dés, un choix.
guide-dice = Choisissez le dé qui vous mène où vous voulez.
guide-shop-title = Achetez des richesses, ou des armes.
guide-shop = Plus de cartes d’une famille que chaque autre joueur et que la réserve : c’est la majorité, et la banque vous paie pour cela.
guide-wealth-title = Qui a quoi.
guide-wealth = Ce que rapporte votre prochain passage à l’OMC, par famille, et ce que vous payez aux autres quand ils y passent.
guide-masters-title = Les cartes qui font gagner.
guide-masters = Prix Nobel, Vaccin et Commerce équitable : celui qui a les trois gagne aussitôt.
guide-vote-title = La table vote.
guide-vote = Tous les votes sont révélés ensemble. Vous pouvez discuter avant : aucune promesse n’engage.
guide-react-title = On vous pose la question.
guide-react = La question est posée à tous ceux qui ont une carte de la pioche : ainsi, personne n’apprend qui a la bonne. Souvent, vous ne pouvez que passer.
guide-combat-title = Un combat.
guide-combat = Chaque carte répond à la précédente. Celui qui ne peut pas ou ne veut pas répondre perd.
guide-end-title = Avant de terminer le tour.
guide-end = Vous pouvez encore utiliser des cartes, attaquer ou soumettre une résolution. Puis terminez le tour.
