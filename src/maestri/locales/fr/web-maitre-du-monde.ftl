# Maître du Monde at the web table.

table-progress = { $turn_limit ->
        [null] Tours joués : { $turns }
       *[other] Tours joués : { $turns } sur { $turn_limit }
    }
table-end-note = Trois œuvres de développement durable font gagner, ou rester le dernier ; après un dernier tour, la plus grande fortune.
option-free_trade-short = Commerce libre
option-free_trade-true = Avec
option-free_trade-false = Sans
option-turn_limit-short = Dernier tour
option-turn_limit-none = aucun
option-deck-short = Plateau et cartes
option-deck-note = Un fichier avec ce que dit votre boîte.

vote-for = Pour
vote-against = Contre
vote-abstain = S’abstenir

monde-bank = Banque
monde-the-bank = la banque
monde-all = tout ce que vous avez
monde-combat = carte Combat
monde-stock = pioche
monde-destroyed = détruite
monde-stock-long = Dans la pioche : qui s’arrête sur Achat peut l’acheter.
monde-destroyed-long = Détruite : hors du jeu pour de bon.
monde-owned = { $who ->
        [me] À vous.
       *[other] À { $name }.
    }
monde-led = { $who ->
        [me] Vous avez la majorité en { $family }.
       *[other] { $name } a la majorité en { $family }.
    }
monde-region-spoken = { $region }, { $family }, { $owner }{ $legal ->
        [yes] , peut être choisie
       *[no] {""}
    }
monde-square-spoken = { $number } { $square } : { $who }
monde-die = dé { $die }
monde-players = Joueurs
monde-player = Joueur
monde-holds = { $regions } régions · { $secret } secrètes
monde-out = éliminé
monde-money = argent
monde-regions = régions
monde-secret = cartes secrètes
monde-combat-short = Combat
monde-masters = Maître
monde-fortunes = Fortunes
monde-map = Carte du monde
monde-families = Familles de richesses
monde-wealth = Richesses
monde-lead = en tête
monde-brings = rapporte
monde-costs = coûte
monde-next-omc = Votre prochain OMC
monde-costs-note = Coûte : la taxe que vous payez pour cette famille quand chacun des autres passe une fois l’OMC. Un cercle est dans la pioche.
monde-panes = Façons de voir la table
monde-pane-table = Table
monde-pane-map = Carte
monde-pane-families = Familles
monde-continents = Continents
monde-tap-region = Touchez une région pour voir à qui elle est.
monde-no-cards = Vous n’avez pas de cartes.
monde-money-of = Argent { $sum }, fortune { $fortune } MdM
monde-stands = Sur la case { $number }, { $square }
monde-decks-of = Cartes secrètes : { $combat } Combat, { $un } ONU, { $news } Actualité
monde-strikes = { $count ->
        [one] Passe son prochain tour
       *[other] Passe { $count } tours
    }
monde-open-cards = Sur la table
monde-known-cards = Cartes secrètes que vous connaissez

monde-move-roll = Lancer les dés
monde-move-end = Finir le tour
monde-move-done = Terminé
monde-move-pass = Passer
monde-move-give-up = Renoncer
monde-move-call = Appel d’offres
monde-move-accept = Accepter
monde-move-refuse = Refuser
monde-move-die = Prendre le dé { $what }
monde-move-go = Avancer de { $what } cases
monde-move-use = Utiliser { $what }
monde-move-submit = Soumettre { $what }
monde-move-bomb = Utiliser { $what }
monde-move-name = { $what }
monde-move-family = { $what }
monde-move-region = { $what }
monde-move-continent = { $what }
monde-move-vote = Voter : { $what }
monde-move-buy = Acheter { $what }
monde-move-stake = Miser { $what }
monde-move-attack = Attaquer { $what }
monde-move-play = Jouer { $what }
monde-move-offer = Offrir { $what }
monde-move-take = Acheter à { $what }
monde-move-sell = Proposer { $what }
monde-move-ask = Demander { $what }
monde-move-with = Traiter avec { $what }
monde-move-price = Pour { $what }
monde-also = Vous pouvez aussi

monde-your-before = À vous. Lancez les dés.
monde-note-before = Avant cela, vous pouvez utiliser des cartes, attaquer ou soumettre des résolutions.
monde-your-dice = Choisissez un dé.
monde-note-dice = Votre pion avance d’autant de cases.
monde-your-summit = Où mène le sommet ?
monde-note-summit = Touchez une case : un tour de plateau au plus. Passer l’OMC compte.
monde-your-after = Autre chose ?
monde-note-after = Vous pouvez encore utiliser des cartes, attaquer ou soumettre des résolutions. Puis finissez le tour.
monde-go-to = Aller à { $square }
monde-choose-square = Choisissez une case
monde-choose-target = Choisissez une cible
monde-choose-card = Choisissez une carte
monde-choose-cards = Choisissez des cartes
monde-put-back = Reposer
monde-why-not = Pourquoi pas ?
monde-continue = Continuer
monde-attack = Attaquer…
monde-trade = Commercer…
monde-short-omc = percevoir, rien de plus
monde-short-shop = jusqu’à 3 cartes
monde-short-news = piocher une carte
monde-short-un = piocher une carte
monde-short-charity = un dé pour un don
monde-short-masters = développement, bombes
monde-short-asylum = nul ne vous attaque
monde-short-laundering = miser une somme

monde-doing-before = peut utiliser des cartes, puis lance les dés
monde-doing-dice = choisit un dé
monde-doing-summit = choisit une case
monde-doing-arrive = avance
monde-doing-shop = est à l’achat
monde-doing-stake = pense à une mise
monde-doing-masters = regarde les cartes Maître du Monde
monde-doing-after = peut encore utiliser des cartes
monde-doing-naming = nomme une cible
monde-doing-vote = vote
monde-doing-veto = est interrogé sur un veto
monde-doing-freeze = est interrogé avant la perception
monde-doing-slump = est interrogé avant la perception
monde-doing-surge = est interrogé avant de percevoir
monde-doing-tax = paie des taxes
monde-doing-amnesty = est interrogé avant de payer
monde-doing-distress = doit trouver de l’argent
monde-doing-fight = doit répondre, ou céder
monde-doing-offers = peut offrir une carte
monde-doing-offer-price = fixe un prix
monde-doing-take = regarde les offres
monde-doing-partner = choisit avec qui traiter
monde-doing-price = fixe un prix
monde-doing-answer = réfléchit au prix
monde-doing-over = la partie est finie

monde-aim-none = Que vise { $card } ?
monde-aim-name = { $card } : quel joueur ?
monde-aim-family = { $card } : quelle famille ?
monde-aim-region = { $card } : quelle région ?
monde-aim-continent = { $card } : quel continent ?
monde-use-on = { $kind ->
        [un] Soumettre
       *[other] Utiliser
    } { $card } : { $what }
monde-bomb-sure = L’utiliser sur { $what } ?
monde-bomb-destroyed = Détruites : { $count }
monde-bomb-spared = Restent : { $count }
monde-bomb-then = Votre prochain OMC : { $before } maintenant, { $after } ensuite.
monde-no-undo = Cela ne peut être repris.
monde-destroy = { $count ->
        [0] Ne rien détruire
        [one] Détruire une carte
       *[other] Détruire { $count } cartes
    }

monde-shop-kind = Que voulez-vous acheter
monde-shop-wealth = Richesses, { $price }
monde-shop-combat = Combat, { $price }
monde-shop-note = Choisissez une famille, puis des régions.
monde-gain = Avec { $region }, votre prochain OMC rapporte { $after } au lieu de { $before }.{ $leads ->
        [yes] {" "}Vous avez la majorité.
       *[no] {""}
    }
monde-combat-cards = { $count ->
        [one] carte
       *[other] cartes
    }
monde-combat-note = Piochées sans les voir ; il en reste { $left }. Vous pouvez attaquer aussitôt.
monde-total = Total
monde-left = reste { $sum }
monde-your-shop = { $room ->
        [0] Plus rien à acheter
        [one] Vous pouvez acheter une carte
       *[other] Vous pouvez acheter jusqu’à { $room } cartes
    }
monde-note-shop = Richesses ou Combat à une visite, pas les deux.
monde-buy-nothing = Ne rien acheter
monde-buy-for = { $count ->
        [one] Acheter pour { $sum }
       *[other] En acheter { $count } pour { $sum }
    }
monde-your-masters = Achetez ce que vous pouvez payer.
monde-masters-note = { $count ->
        [0] Trois œuvres de développement durable gagnent aussitôt la partie. Vous n’en avez pas encore.
        [one] Trois œuvres de développement durable gagnent aussitôt la partie. Vous en avez une.
       *[other] Trois œuvres de développement durable gagnent aussitôt la partie. Vous en avez { $count }.
    }
monde-owned-count = vous en avez { $count }
monde-money-left = Vous avez { $sum } MdM.
monde-your-stake = Combien misez-vous ?
monde-stake = Mise
monde-stake-lost = de 1 à 3 vous avez
monde-stake-won = de 4 à 6 vous avez
monde-stake-note = Un dé décide : perdu, ou autant de la banque.
monde-stake-none = Ne rien miser
monde-less = 500 de moins
monde-more = 500 de plus
monde-steps = par pas de 500

monde-of = { $what } :
monde-proposes = { $who ->
        [me] Vous proposez
       *[other] { $name } propose
    }
monde-thinks = réfléchit
monde-has-voted = a choisi
monde-no-vote = n’a pas de voix
monde-vote-note = Elle passe si les pour dépassent les contre ; à égalité elle échoue. Les alliances n’engagent personne.
monde-your-vote = À vous de voter
monde-voted = Votre choix : { $vote }
monde-they-vote = La table vote
monde-note-vote = Toutes les mains se lèvent ensemble.
monde-verdict = { $passed ->
        [yes] Adoptée, { $ayes } contre { $noes }
       *[no] Rejetée, { $ayes } contre { $noes }
    }
monde-verdict-note = Il faut plus de pour que de contre.
monde-react-veto = Qui s’y oppose ?
monde-react-freeze = { $name } va percevoir. Geler ses avoirs ?
monde-react-slump = { $name } va percevoir. Faire chuter les cours ?
monde-react-surge = Vous allez percevoir. Faire monter les cours ?
monde-react-amnesty = Vous devez des taxes à { $name }. Une amnistie ?
monde-react-note = Quiconque a une carte de cette pioche est interrogé, avec le même temps. Personne n’apprend qui tient la carte.
monde-react-held = Vous avez { $card }.
monde-your-react = Utiliser { $card } ?
monde-your-pass = Vous ne pouvez que passer.
monde-note-react = Le temps écoulé, vous passez.
monde-think = Je réfléchis
monde-passes-omc = { $who ->
        [me] Vous passez l’OMC
       *[other] { $name } passe l’OMC
    }
monde-collecting = Perception
monde-nothing = Rien à percevoir.
monde-omc-note = Qui n’a aucune carte d’une famille où celui qui perçoit en a une paie la taxe, par famille et non par carte.

monde-combat-for = Combat pour { $region }
monde-who-answers = Qui répond à quoi
monde-attack-which = Quelle région attaquez-vous ?
monde-note-attack = La richesse d’un autre. Vous ouvrez avec une carte Combat.
monde-attack-note = { $region } est à { $name }.
monde-attacks = { $who ->
        [me] vous attaquez
       *[other] attaque
    } · { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
monde-defends = { $who ->
        [me] vous défendez
       *[other] défend
    } · { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
monde-opens = ouvre
monde-beats = répond à { $card }
monde-cancelled = annulée par le Prix Nobel
monde-next-card = { $who ->
        [me] Votre carte
       *[other] Carte de { $name }
    }
monde-answer-card = Répondez à { $card }, ou cédez.
monde-open-combat = Ouvrez avec une carte Combat.
monde-note-open = L’autre y répond, ou perd la région.
monde-yield = Céder
monde-yield-defender = Si vous cédez, { $name } prend { $region }.
monde-yield-attacker = Si vous cédez, { $region } reste où elle est.
monde-answers-yes = répond
monde-answers-opens = ouvre
monde-answers-ends = finit le combat
monde-answers-not = ne répond pas
monde-offer-which = Offrir une carte à { $name } ?
monde-note-offer = Une carte, un prix. { $name } prend une offre ou aucune.
monde-offer-price = Votre prix pour { $name }
monde-no-offer = Pas d’offre
monde-your-offers = { $count ->
        [one] Une offre
       *[other] { $count } offres
    }
monde-take-for = Acheter { $card } à { $name } pour { $sum }
monde-none-thanks = Aucune, merci

monde-sells = vend
monde-buys = achète
monde-whom = Avec qui ?
monde-price = Prix
monde-your-partner = { $selling ->
        [yes] À qui proposez-vous { $item } ?
       *[no] À qui demandez-vous { $item } ?
    }
monde-your-price = { $item } : quel prix pour { $partner } ?
monde-note-price = Seulement des sommes que l’acheteur peut payer. Tous entendent le prix.
monde-your-answer = { $selling ->
        [yes] { $name } vous propose { $item } pour { $sum }.
       *[no] { $name } achèterait { $item } pour { $sum }.
    }
monde-your-trade = Vendre ou acheter ?
monde-note-trade = { $left ->
        [one] Encore une offre ce tour.
       *[other] Encore { $left } offres ce tour.
    } Rien ne se fait sans l’accord des deux.
monde-sell-which = Que vendez-vous ?
monde-ask-which = Que voulez-vous acheter ?
monde-owe = Vous devez à { $name }
monde-have = vous avez
monde-short = { $sum ->
        [0] Cela suffit.
       *[other] Il manque encore { $sum }.
    }
monde-your-distress = Trouvez encore { $sum }.
monde-note-distress = Une carte à la fois. Vous ne pouvez renoncer que si la banque n’achèterait plus rien.
monde-no-bank = pas la banque
monde-offer-players = Proposer à un joueur
monde-sell-bank = Vendre à la banque pour { $sum }

monde-after-votes = Toutes les mains sont levées.
monde-after-votes-note = Ensuite, le temps d’un veto si elle passe.
monde-after-combat = Le combat est fini.
monde-after-combat-note = Les cartes retournent dans la pioche.
monde-after-bomb = Une bombe est tombée.
monde-after-bomb-note = Ce qui est détruit sort du jeu pour de bon.
monde-after-statement = Vous avez perçu.
monde-after-statement-note = Les taxes viennent de chacun à son tour.

monde-about-wealth = Une richesse : elle compte pour sa famille à l’OMC.
monde-about-squadron = Répond à Drone. Missile ou Aide américaine y répond.
monde-about-missile = Répond à Escadrille. Drone ou Aide américaine y répond.
monde-about-drone = Répond à Missile. Escadrille ou Aide américaine y répond.
monde-about-us-aid = Répond à toute carte qui ne finit pas le combat.
monde-about-peace-movement = Défenseur seulement : finit le combat, la région est gardée. Pas contre Révolution.
monde-about-retreat = Défenseur seulement : finit le combat, la région est gardée, l’attaquant reprend ses cartes.
monde-about-revolution = Ouvre un combat. Seuls Aide américaine et Repli stratégique y répondent.
monde-about-freeze = Quand un autre va percevoir : si elle passe, il ne perçoit rien cette fois.
monde-about-embargo = Personne ne perçoit rien de la famille jusqu’au prochain tour de l’auteur.
monde-about-sanctions = Le joueur verse { $amount } MdM à la banque, ou tout ce qu’il a.
monde-about-disarmament = Le joueur rend toutes ses cartes Combat.
monde-about-peacekeepers = Le joueur ne peut être attaqué avec des cartes Combat jusqu’au prochain tour de l’auteur.
monde-about-nationalisation = La richesse va à la pioche, et la banque verse { $amount } MdM à son propriétaire.
monde-about-aid = Qui a le moins de richesses reçoit { $amount } MdM de la banque.
monde-about-non-proliferation = Aucune bombe ne s’achète ni ne s’utilise jusqu’au prochain tour de l’auteur.
monde-about-moratorium = Personne ne paie de taxes jusqu’au prochain tour de l’auteur.
monde-about-inspection = Le joueur montre à tous ses cartes secrètes.
monde-about-strike = Le joueur passe son prochain tour.
monde-about-scandal = Le joueur verse { $amount } MdM à la banque, ou tout ce qu’il a, et n’a pas de voix jusqu’à votre tour.
monde-about-veto = Quand une résolution est adoptée : elle échoue. Un veto ne peut être contré.
monde-about-slump = Quand un autre va percevoir : une famille ne lui rapporte rien cette fois.
monde-about-surge = Quand vous allez percevoir : la banque paie double pour une famille.
monde-about-spying = Voyez les cartes Combat du joueur, et prenez-en une au hasard.
monde-about-disaster = La richesse qu’un joueur a dans la région va à la pioche.
monde-about-amnesty = Quand vous devez des taxes : vous n’en payez pas cette fois.
monde-about-subsidy = La banque vous verse { $amount } MdM.
monde-about-tourist-boom = La banque vous verse { $amount } MdM par carte Tourisme que vous avez.
monde-about-summit = Au lieu des dés, avancez d’autant de cases que vous voulez, un tour au plus.
monde-about-sale = À l’achat : la richesse coûte { $amount } MdM à cette visite.
monde-about-nobel = À chaque combat, la première carte jouée contre vous est annulée.
monde-about-vaccine = Les bombes chimiques ne touchent pas vos cartes.
monde-about-fair-trade = Vous ne payez pas de taxes.
monde-about-scientist = Il en faut un avant d’acheter des bombes.
monde-about-atomic = Détruit toutes les richesses d’un continent, sauf les vôtres et celles de la pioche.
monde-about-chemical = Détruit une famille entière, la vôtre et la pioche aussi, mais pas ce que garde un Vaccin universel.

guide-ring-title = Le monde, et un anneau autour.
guide-ring = À chaque tour, votre pion avance sur l’anneau. En passant l’OMC, vous percevez. Trois œuvres de développement durable font gagner.
guide-hand-title = Vos cartes secrètes.
guide-hand = Touchez une carte pour la lire. Un trait doré dit qu’elle peut servir maintenant.
guide-dice-title = Un dé sur deux.
guide-dice = Choisissez le dé qui mène où vous voulez.
guide-shop-title = Achetez des richesses, ou des armes.
guide-shop = Plus de cartes d’une famille que chaque autre joueur et que la pioche : c’est la majorité, et la banque la paie.
guide-wealth-title = Qui a quoi.
guide-wealth = Ce que rapporte votre prochain OMC par famille, et ce que vous payez aux autres quand ils y passent.
guide-masters-title = Les cartes qui font gagner.
guide-masters = Prix Nobel, Vaccin et Commerce équitable : qui a les trois gagne aussitôt.
guide-vote-title = La table vote.
guide-vote = Tous les votes se montrent ensemble. Vous pouvez parler avant : rien de promis n’engage.
guide-react-title = On vous interroge.
guide-react = Quiconque a une carte de la pioche est interrogé : ainsi personne n’apprend qui a la bonne. Souvent, vous ne pouvez que passer.
guide-combat-title = Un combat.
guide-combat = Chaque carte répond à la précédente. Qui ne peut ou ne veut répondre perd.
guide-end-title = Avant de finir le tour.
guide-end = Vous pouvez encore utiliser des cartes, attaquer ou soumettre une résolution. Puis finissez le tour.
