# Maître du Monde

title = Maître du Monde
byline = Édition 2013 du jeu de 2003
blurb = Richesse, diplomatie et guerre : gagnez par trois œuvres de développement durable, ou restez le dernier.
example = roll
option-free_trade = À votre tour, vous pouvez proposer de vendre ou d’acheter richesses et cartes Combat
option-turn_limit = La partie finit après ce nombre de tours, et la plus grande fortune gagne
option-deck = Un fichier avec le plateau et les cartes de votre boîte

deck-combat = Combat
deck-un = ONU
deck-news = Actualité

square-omc = OMC
square-shop = Achat
square-news = Actualité
square-un = ONU
square-charity = Humanitaire
square-masters = Maître du Monde
square-asylum = Asile diplomatique
square-laundering = Blanchiment

family-farming = Agriculture
family-gold = Or
family-timber = Bois
family-oil = Pétrole
family-strait = Détroit
family-show = Show business
family-tech = NTIC
family-tourism = Tourisme

continent-africa = Afrique
continent-north-america = Amérique du Nord
continent-south-america = Amérique du Sud
continent-asia = Asie
continent-europe = Europe
continent-oceania = Océanie

item-maghreb = Maghreb
item-senegal = Sénégal
item-sahara = Sahara
item-suez = Suez
item-horn-of-africa = Corne africaine
item-great-lakes = Grands lacs
item-south-africa = Afrique du Sud
item-alaska = Alaska
item-canada = Canada
item-greenland = Groenland
item-california = Californie
item-east-coast = Côte Est
item-texas = Texas
item-mexico = Mexique
item-panama = Panama
item-venezuela = Venezuela
item-andes = Pays Andins
item-amazon = Amazonie
item-brazil = Brésil
item-argentina = Argentine
item-gulf = Golfe persique
item-iran = Iran
item-pakistan = Pakistan
item-india = Inde
item-china = Chine
item-vietnam = Vietnam
item-japan = Japon
item-eu = UE
item-baltic = Baltique
item-balkans = Balkans
item-bosphorus = Bosphore
item-russia = Russie
item-siberia = Sibérie
item-bering = Béring
item-philippines = Philippine
item-indonesia = Indonésie
item-new-guinea = Nouvelle-Guinée
item-australia = Australie
item-tasmania = Tasmanie
item-new-zealand = Nouvelle-Zélande

item-squadron = Escadrille
item-missile = Missile
item-drone = Drone
item-us-aid = Aide américaine
item-peace-movement = Mouvement pacifiste
item-retreat = Repli stratégique
item-revolution = Révolution

item-freeze = Gel des avoirs
item-embargo = Embargo
item-sanctions = Sanctions
item-disarmament = Désarmement
item-peacekeepers = Casques bleus
item-nationalisation = Nationalisation
item-aid = Aide au développement
item-non-proliferation = Non-prolifération
item-moratorium = Moratoire fiscal
item-inspection = Inspection

item-strike = Grève
item-scandal = Scandale présidentiel
item-veto = Veto
item-slump = Chute des cours
item-surge = Hausse des cours
item-spying = Espionnage
item-disaster = Catastrophe naturelle
item-amnesty = Amnistie fiscale
item-subsidy = Subvention
item-tourist-boom = Boom touristique
item-summit = Sommet international
item-sale = Soldes

item-nobel = Prix Nobel de la paix
item-vaccine = Vaccin universel
item-fair-trade = Commerce équitable
item-scientist = Scientifique
item-atomic = Bombe atomique
item-chemical = Bombe chimique

reason-charity = humanitaire
reason-combat = une carte Combat
reason-wealth = richesse
reason-laundering = blanchiment
reason-sanctions = sanctions
reason-nationalisation = nationalisation
reason-aid = aide au développement
reason-scandal = scandale
reason-subsidy = subvention
reason-tourist-boom = boom touristique
reason-family = revenu d’une famille
reason-tax = taxes
reason-deal = un marché
reason-half-price = moitié du prix
reason-master = une carte Maître du Monde
reason-embargo = embargo
reason-slump = chute des cours
reason-no-majority = pas de majorité
reason-all-five = les cinq cartes
reason-majority = la majorité
reason-peace-movement = le mouvement pacifiste y met fin
reason-retreat = un repli stratégique y met fin
reason-no-answer = pas de réponse
reason-MM-32 = trois œuvres de développement durable
reason-MM-39 = tous les autres sont éliminés
reason-MM-40 = la plus grande fortune après le dernier tour

## Ce qui s’est passé

event-dealt = Chacun reçoit deux cartes Actualité.
event-start-rolled = Les dés pour commencer : { $rolls }.
event-turn-began = Tour { $turn } : { $who ->
        [me] à vous.
       *[other] { $seat }.
    }
event-turn-missed = { $who ->
        [me] Vous êtes en grève et passez votre tour.
       *[other] { $seat } est en grève et passe son tour.
    }
event-rolled = { $who ->
        [me] Vous lancez les dés
       *[other] { $seat } lance les dés
    } : { $dice }.
event-moved = { $who ->
        [me] Vous avancez
       *[other] { $seat } avance
    } de { $steps } vers { $square }{ $collects ->
        [yes] , par l’OMC
       *[no] {""}
    }.
event-paid = { $payer ->
        [none] Banque
       *[other] { $payer }
    } → { $payee ->
        [none] banque
       *[other] { $payee }
    } : { $amount } MdM ({ $reason }).
event-bought = { $who ->
        [me] Vous achetez
       *[other] { $seat } achète
    } { $item }.
event-drew = { $card ->
        [none] { $seat } pioche une carte { $deck }.
       *[other] Vous piochez { $card } ({ $deck }).
    }
event-deck-empty = La pioche { $deck } est vide : pas de carte pour { $seat }.
event-charity-rolled = { $who ->
        [me] Vous lancez le dé
       *[other] { $seat } lance le dé
    } humanitaire : { $roll }.
event-staked = { $who ->
        [me] Vous misez
       *[other] { $seat } mise
    } { $amount } MdM et { $who ->
        [me] faites
       *[other] fait
    } { $roll } : { $won ->
        [yes] doublé
       *[no] perdu
    }.
event-laid = { $who ->
        [me] Vous posez
       *[other] { $seat } pose
    } { $item }.
event-used = { $who ->
        [me] Vous utilisez
       *[other] { $seat } utilise
    } { $card }{ $player ->
        [none] {""}
       *[other] {" "}({ $player })
    }{ $family ->
        [none] {""}
       *[other] {" "}({ $family })
    }{ $region ->
        [none] {""}
       *[other] {" "}({ $region })
    }.
event-lost = { $region } retourne à la pioche ({ $seat }).
event-spied = Espionnage de { $seat } chez { $victim }{ $cards ->
        [none] {""}
       *[other] {" "}({ $cards })
    }. Pris : { $taken ->
        [none] { $count ->
            [0] rien
           *[other] une carte Combat
        }
       *[other] { $taken }
    }.
event-submitted = { $who ->
        [me] Vous soumettez
       *[other] { $seat } soumet
    } { $card }{ $player ->
        [none] {""}
       *[other] {" "}({ $player })
    }{ $family ->
        [none] {""}
       *[other] {" "}({ $family })
    }{ $region ->
        [none] {""}
       *[other] {" "}({ $region })
    }.
event-voted = { $who ->
        [me] Vous avez
       *[other] { $seat } a
    } voté.
event-votes-shown = { $card } : { $passed ->
        [yes] adoptée
       *[no] rejetée
    }. Pour : { $ayes } ; contre : { $noes } ; abstention : { $abstained }.
event-vetoed = { $who ->
        [me] Vous opposez
       *[other] { $seat } oppose
    } un veto à { $card }.
event-adopted = { $card } prend effet.
event-disarmed = { $who ->
        [me] Vos { $count } cartes Combat retournent
       *[other] Les { $count } cartes Combat de { $seat } retournent
    } dans la pioche.
event-inspected = { $who ->
        [me] Vous montrez vos
       *[other] { $seat } montre toutes ses
    } cartes secrètes : { $cards }.
event-family-collected = { $family } : { $who ->
        [me] vous en avez
       *[other] { $seat } en a
    } { $own }, le meilleur autre { $best }, la pioche { $stock }. La banque verse { $amount } MdM ({ $reason }). Taxés : { $payers }.
event-frozen = { $who ->
        [me] Vos avoirs sont gelés
       *[other] Les avoirs de { $seat } sont gelés
    } : rien n’est perçu.
event-collected = { $who ->
        [me] Vous avez
       *[other] { $seat } a
    } tout perçu.
event-distressed = { $who ->
        [me] Vous devez
       *[other] { $seat } doit
    } { $due } MdM de taxes et { $who ->
        [me] n’avez
       *[other] n’a
    } que { $money } : il faut vendre.
event-eliminated = { $who ->
        [me] Vous êtes éliminé.
       *[other] { $seat } est éliminé.
    } Retour à la pioche : { $regions }.
event-proposed = { $who ->
        [me] Vous { $selling ->
            [yes] proposez { $item } à la vente.
           *[no] voudriez acheter { $item }.
        }
       *[other] { $seat } { $selling ->
            [yes] propose { $item } à la vente.
           *[no] voudrait acheter { $item }.
        }
    }
event-price-named = { $seat } à { $partner } : { $item } pour { $price } MdM ?
event-declined = { $who ->
        [me] Vous refusez
       *[other] { $seat } refuse
    } { $item } à { $price } MdM.
event-sold = { $who ->
        [me] Vous vendez
       *[other] { $seat } vend
    } { $item } à { $buyer ->
        [none] la banque
       *[other] { $buyer }
    } pour { $price } MdM.
event-attacked = { $who ->
        [me] Vous attaquez
       *[other] { $seat } attaque
    } { $region } ({ $defender }).
event-played = { $who ->
        [me] Vous jouez
       *[other] { $seat } joue
    } { $card }{ $against ->
        [none] .
       *[other] {" "}contre { $against }.
    }
event-cancelled = { $who ->
        [me] Votre Prix Nobel de la paix
       *[other] Le Prix Nobel de la paix de { $seat }
    } annule { $card }.
event-combat-ended = { $who ->
        [me] Vous gagnez
       *[other] { $seat } gagne
    } le combat pour { $region } contre { $loser } ({ $reason }){ $taken ->
        [yes] {" "}et { $who ->
            [me] prenez
           *[other] prend
        } la carte.
       *[no] . Elle reste où elle est.
    }
event-called = { $who ->
        [me] Vous lancez
       *[other] { $seat } lance
    } un appel d’offres.
event-offered = { $who ->
        [me] Vous offrez
       *[other] { $seat } offre
    } { $card }.
event-offer-priced = { $seat } : { $card } pour { $price } MdM.
event-offers-declined = { $who ->
        [me] Vous ne prenez
       *[other] { $seat } ne prend
    } aucune offre.
event-exploded = { $who ->
        [me] Vous utilisez
       *[other] { $seat } utilise
    } { $bomb } : { $continent ->
        [none] { $family }
       *[other] { $continent }
    }. Détruit : { $destroyed }. Épargné : { $spared }.
event-match-ended = La partie est finie : { $reason }. Vainqueur : { $winners }. Fortunes : { $fortunes }.

## Pourquoi pas

refused-MM-1 = Il n’y a pas de joueur « { $named } » à cette table.
refused-MM-2 = « { $named } » n’est pas sur le plateau. Voyez les noms des familles, régions et continents à la règle MM-2.
refused-MM-9 = { $why ->
        [turn] La table attend { $player }.
        [unknown] Un dé va de 1 à 6.
       *[other] { $phase ->
            [dice] Choisissez l’un des deux dés que vous avez lancés.
            [before] Lancez d’abord les dés. Avant cela, vous pouvez utiliser des cartes, attaquer ou soumettre des résolutions.
           *[other] Pas à ce moment de votre tour. Quand vous avez fini, terminez-le.
        }
    }
refused-MM-14 = { $why ->
        [unknown] « { $named } » n’est pas une carte à vendre.
       *[other] { $phase ->
            [distress] Vous devez plus que vous n’avez : vendez quelque chose à vous. Vous ne pouvez renoncer que si la banque n’achèterait plus rien.
            [partner] La banque achète richesses, cartes Combat et Maître du Monde, et seulement à qui ne peut payer ses taxes. Les éliminés n’achètent rien.
           *[other] Ce joueur est éliminé.
        }
    }
refused-MM-15 = { $why ->
        [money] Cela coûte { $price } MdM et vous en avez { $money }.
        [taken] { $named } n’est pas dans la pioche.
        [unknown] « { $named } » ne s’achète pas.
       *[other] Ici, vous achetez jusqu’à trois cartes, soit des richesses de la pioche, soit des cartes Combat, mais pas les deux à la même visite.
    }
refused-MM-18 = Misez une somme que vous avez : jusqu’à { $money } MdM, ou rien.
refused-MM-19 = Asile diplomatique : qui s’y trouve ne peut ni attaquer ni être attaqué avec des cartes Combat, Actualité ou ONU.
refused-MM-20 = { $why ->
        [money] Cela coûte { $price } MdM et vous en avez { $money }.
       *[other] Ici, vous achetez des cartes Maître du Monde, ou vous avez fini.
    }
refused-MM-22 = { $phase ->
        [vote] Une résolution est mise au vote : votez pour, contre, ou abstenez-vous.
        [veto] La résolution est adoptée : opposez un veto, ou passez.
       *[other] Vous n’avez pas cette carte ONU.
    }
refused-MM-25 = { $phase ->
        [naming] Nommez ce que vise la résolution : un autre joueur, une de ses richesses ou une famille, selon la carte.
        [masters] Non-prolifération : aucune bombe ne s’achète en ce moment.
       *[other] { $why ->
            [unknown] Il n’y a pas de résolution « { $named } ».
           *[other] Pas maintenant : une résolution l’interdit, ou la carte sert à un autre moment.
        }
    }
refused-MM-26 = Vous n’avez pas cette carte.
refused-MM-27 = { $phase ->
        [summit] Choisissez jusqu’où mène le sommet : un tour de plateau au plus.
        [naming] Nommez ce que frappe la carte : un autre joueur, une de ses richesses, ou une famille qui rapporte.
       *[other] { $why ->
            [unknown] Il n’y a pas de carte Actualité « { $named } ».
           *[other] Cette carte sert à un autre moment, ou il n’y a rien qu’elle puisse frapper.
        }
    }
refused-MM-28 = { $phase ->
        [fight] { $why ->
            [own] Jouez une carte Combat que vous avez.
           *[other] Jouez une carte Combat que vous avez, lancez un appel d’offres, ou passez et perdez le combat. L’attaquant doit ouvrir avec une carte.
        }
       *[other] { $why ->
            [own] { $named } est à vous.
           *[other] { $named } n’est à personne : attaquez ce qu’un autre possède.
        }
    }
refused-MM-29 = { $why ->
        [unknown] Il n’y a pas de carte Combat « { $named } ».
       *[other] { $facing ->
            [none] Aucune de vos cartes ne peut ouvrir un combat ici : Escadrille, Missile, Drone, Aide américaine et Révolution ouvrent.
           *[other] Pour vous, { $named } ne répond pas à « { $facing } ».
        }
    }
refused-MM-30 = { $phase ->
        [offers] Offrez une carte Combat que vous avez, ou passez.
        [offer-price] Fixez le prix de votre carte.
        [take] Prenez une des offres, ou passez.
       *[other] L’appel d’offres se fait une fois avant une réponse, et seulement si un autre joueur a des cartes Combat.
    }
refused-MM-31 = Personne ne possède deux fois la même carte de développement durable.
refused-MM-33 = { $why ->
        [unknown] Il n’y a pas de bombe « { $named } ».
       *[other] Il faut d’abord un scientifique pour les bombes.
    }
refused-MM-34 = Nommez ce que frappe la bombe : un continent pour la bombe atomique, une famille pour la chimique.
refused-MM-35 = Vous ne possédez pas cette bombe.
refused-MM-36 = { $phase ->
        [partner] Choisissez avec qui vous traitez : un autre joueur qui puisse y prendre part.
        [price] L’acheteur ne peut pas payer { $price } MdM.
        [offer-price] L’acheteur ne peut pas payer { $price } MdM.
        [answer] Acceptez ou refusez. Seul qui a la carte peut la vendre.
       *[other] Vous pouvez offrir ce que vous avez ou demander ce qu’un autre a, trois fois au plus.
    }
refused-MM-37 = { $why ->
        [unknown] « { $named } » ne s’échange pas : seules les richesses et les cartes Combat s’échangent.
       *[other] Commercer à son tour demande l’option « free_trade », et vaut pour les richesses et les cartes Combat.
    }
refused-MM-39 = La partie est finie.
refused-MM-41 = Les sommes sont des multiples de 500, jusqu’à 100 000 MdM.
refused-MM-42 = { $phase ->
        [freeze] Gelez les avoirs de celui qui perçoit, ou passez.
        [slump] Faites chuter les cours de celui qui perçoit, ou passez.
        [surge] Utilisez une hausse des cours pour vous, ou passez.
       *[other] Utilisez une amnistie fiscale, ou passez et payez.
    }

## Un fichier de cartes inutilisable

deck-long = Ligne { $line } : un fichier de cartes a au plus { $most } caractères.
deck-json = Ligne { $line } : ce n’est pas du JSON ({ $found }).
deck-shape = Ligne { $line } : il faut ici { $allowed }.
deck-field = Ligne { $line } : « { $found } » n’est pas un champ. Les champs sont : { $allowed }.
deck-missing = Ligne { $line } : il manque { $found }.
deck-track = Ligne { $line } : le parcours est une liste de 8 à { $most } cases.
deck-name = Ligne { $line } : { $found } est inconnu ici. Valeurs permises : { $allowed }.
deck-omc = Ligne { $line } : le parcours commence par « omc », qui s’y trouve une seule fois.
deck-five = Ligne { $line } : la famille { $found } demande exactement cinq régions.
deck-twice = Ligne { $line } : { $found } s’y trouve deux fois.
deck-number = Ligne { $line } : { $found } n’est pas un nombre d’exemplaires de 0 à { $most }.
deck-amount = Ligne { $line } : { $found } n’est pas une somme : un multiple de 500 jusqu’à { $most }.
deck-few = Ligne { $line } : la pioche Actualité demande au moins { $most } cartes, deux pour chacun de six joueurs.

## La table en texte

sketch-head = Tour { $turn } · pioches : Combat { $combat }, ONU { $un }, Actualité { $news }
sketch-player = { $money } MdM · Combat { $combat } · ONU { $un } · Actualité { $news } · { $square }
sketch-out = éliminé
sketch-moving = en chemin
sketch-phase = { $phase ->
        [before] Avant les dés : { $names }
        [dice] Choix d’un dé : { $names }
        [summit] Jusqu’où aller : { $names }
        [shop] À l’achat : { $names }
        [stake] Une mise : { $names }
        [masters] Cartes Maître du Monde : { $names }
        [after] Avant la fin du tour : { $names }
        [naming] Choix d’une cible : { $names }
        [vote] Votes attendus : { $names }
        [veto] Un veto ? { $names }
        [freeze] Gel des avoirs ? { $names }
        [slump] Chute des cours ? { $names }
        [surge] Hausse des cours ? { $names }
        [amnesty] Amnistie fiscale ? { $names }
        [distress] Il faut trouver de l’argent : { $names }
        [fight] Une carte Combat à jouer : { $names }
        [offers] Une offre ? { $names }
        [take] Les offres : { $names }
       *[other] Un marché : { $names }
    }
sketch-dice = Dés : { $dice }
sketch-resolution = Résolution de { $name } : { $card }
sketch-combat = Combat pour { $region } : { $attacker } contre { $defender }, répondre à : { $facing }
sketch-deal = Marché : { $item } pour { $price }
sketch-own-cards = Vos cartes : { $cards }
sketch-cards = { $name } : { $cards }

## Le livret de règles

section-material = Matériel
section-set-up = Mise en place
section-turn = Un tour
section-collecting = Percevoir à l’OMC
section-squares = Les cases
section-resolutions = Les résolutions de l’ONU
section-news = L’actualité
section-combat = Le combat
section-masters = Les cartes Maître du Monde
section-deals = Les marchés
section-end = La fin
section-order = L’ordre des choses

MM-1 =
    .ruling = Le jeu se joue de 3 à 6. La boîte de 2003 disait 4 à 6.
MM-2 = Il y a 40 cartes Richesse : huit familles de cinq, à savoir Agriculture, Or, Bois, Pétrole, Détroit, Show business, NTIC et Tourisme. Chaque carte est l’une des 40 régions de six continents. Afrique : Maghreb, Sénégal, Sahara, Suez, Corne africaine, Grands lacs, Afrique du Sud. Amérique du Nord : Alaska, Canada, Groenland, Californie, Côte Est, Texas, Mexique. Amérique du Sud : Panama, Venezuela, Pays Andins, Amazonie, Brésil, Argentine. Asie : Golfe persique, Iran, Pakistan, Inde, Chine, Vietnam, Japon. Europe : UE, Baltique, Balkans, Bosphore, Russie, Sibérie, Béring. Océanie : Philippine, Indonésie, Nouvelle-Guinée, Australie, Tasmanie, Nouvelle-Zélande.
MM-3 = L’Alaska est de l’or, la Russie du pétrole.
    .reconstructed = Agriculture : Argentine, Corne africaine, Pakistan, Vietnam, Nouvelle-Zélande. Or : Alaska, Groenland, Pays Andins, Afrique du Sud, Australie. Bois : Canada, Amazonie, Grands lacs, Sibérie, Nouvelle-Guinée. Pétrole : Russie, Golfe persique, Iran, Texas, Venezuela. Détroit : Suez, Panama, Bosphore, Béring, Indonésie. Show business : Californie, Brésil, Sénégal, Inde, UE. NTIC : Côte Est, Baltique, Chine, Japon, Philippine. Tourisme : Mexique, Maghreb, Sahara, Balkans, Tasmanie.
MM-4 =
    .reconstructed = Le parcours est un anneau de 24 cases. Depuis l’OMC, dans le sens horaire : OMC, Achat, Actualité, Achat, ONU, Humanitaire, Maître du Monde, Achat, Actualité, Asile, Achat, Blanchiment, ONU, Achat, Actualité, Humanitaire, Achat, Asile, Maître du Monde, Achat, ONU, Blanchiment, Achat, Actualité.
MM-5 = Il y a trois pioches (ONU, Actualité, Combat), les cartes Maître du Monde et une banque.
    .ruling = La banque et les cartes Maître du Monde ne s’épuisent jamais.
MM-6 = Tous les pions sont sur l’OMC. Chacun reçoit 15 000 MdM et deux cartes Actualité. Toutes les richesses sont visibles dans la pioche.
MM-7 = Chacun lance un dé, et le plus haut commence. On joue dans le sens horaire.
    .ruling = Les ex æquo pour le plus haut relancent.
MM-8 = L’argent et toutes les cartes sauf les richesses sont secrets.
    .ruling = Les cartes Maître du Monde s’achètent aux yeux de tous et restent visibles. Le nombre de cartes secrètes de chaque pioche est connu.
    .ruling-2 = Chaque paiement se fait et chaque prix se dit aux yeux de tous : qui tient les comptes connaît donc l’argent de chacun, et la table tient ces comptes pour tous. Une carte secrète montrée, nommée dans un marché ou reprise d’un combat reste connue tant qu’elle ne quitte pas la main.
MM-9 = À son tour, on lance deux dés, on en choisit un et on avance d’autant de cases.
    .ruling = Dans deux fenêtres, avant les dés et une fois la case réglée, on peut soumettre des résolutions, utiliser des cartes Actualité, attaquer, utiliser des bombes et, avec l’option, commercer, dans n’importe quel ordre et autant qu’on veut. Puis on termine son tour. Rien de cela pendant le déplacement, la perception ou un combat.
MM-10 = Qui passe par l’OMC ou l’atteint perçoit ses revenus.
    .ruling = Une fois, avant la case d’arrivée. En chemin, on n’est sur aucune case : aucun asile ne protège.
MM-11 = De la banque, par famille : 10 000 MdM pour les cinq cartes ; sinon 5 000 pour la majorité relative, c’est-à-dire plus que chaque autre joueur et plus que la pioche, comptée comme un joueur.
    .ruling = Plus veut dire strictement plus.
MM-12 = Des joueurs, pour chaque famille dont on a au moins une carte : chaque autre joueur qui n’en a aucune verse 1 000 MdM ; qui en a une ne verse rien.
MM-13 = Exemple : en pétrole, Barak a deux cartes, Vladimir une, Kim Jong une, François aucune, et une est dans la pioche. Barak passe par l’OMC : il reçoit 5 000 MdM de la banque, 1 000 de François et rien des autres.
MM-14 = Qui ne peut payer ses taxes cherche de l’argent : il vend à la banque, à moitié prix, richesses, cartes Combat et Maître du Monde (richesse 500, Combat 1 000, développement durable 7 500, scientifique 2 500, bombe 5 000), ou n’importe quelle carte, ONU et Actualité aussi, à un autre joueur au prix convenu. S’il ne peut toujours pas payer, il est éliminé.
    .ruling = Une carte à la fois, et seulement tant qu’il lui manque de l’argent ; il ne peut renoncer que s’il n’a plus rien que la banque achète. Vendues à la banque, les richesses vont à la pioche, les cartes Combat dans la leur, le reste à la réserve. L’éliminé verse ce qu’il a ; ses richesses retournent à la pioche, ses autres cartes dans les leurs, son pion s’en va. Ce qui est vendu reste vendu. Personne n’achète une carte de développement durable qu’il a déjà ; celle qui complète les trois fait gagner aussitôt. Les bombes restent utilisables après la vente du scientifique.
MM-15 = Achat : achetez jusqu’à trois cartes, soit des richesses de la pioche à 1 000 MdM, au choix, soit des cartes Combat à 2 000, piochées sans les voir.
    .ruling = Une seule sorte par visite. S’il reste moins de cartes Combat, on n’achète que celles-là.
MM-16 = ONU : piochez une carte ONU. Actualité : piochez une carte Actualité.
    .ruling = Une pioche vide n’en donne pas. La main n’a pas de limite.
MM-17 = Humanitaire : lancez un dé ; la banque verse 1 000 MdM fois le résultat.
MM-18 = Blanchiment : misez une somme que vous avez, ou rien. De 1 à 3 la mise est perdue, de 4 à 6 la banque verse la même somme en plus.
MM-19 = Asile diplomatique : tant qu’on s’y trouve, on ne peut ni attaquer ni être attaqué avec des cartes Combat, Actualité ou ONU. On perçoit et on paie toujours les taxes, et les bombes frappent.
MM-20 = Maître du Monde : achetez les cartes Maître du Monde que vous pouvez payer, autant que vous voulez.
    .ruling = Les deux groupes peuvent se mêler.
MM-21 =
    .ruling = S’arrêter sur l’OMC n’apporte rien de plus que percevoir.
MM-22 = Une résolution se soumet au moment que dit sa carte. Chacun vote pour, contre ou s’abstient ; elle est adoptée avec plus de voix pour que contre. On peut opposer un veto à une résolution adoptée. Utilisée, quoi qu’il arrive, la carte retourne dans la pioche.
    .ruling = Les votes se donnent ensemble puis se montrent. L’égalité rejette, 0 à 0 aussi. Les cibles sont nommées avant le vote. Le veto se demande dans l’ordre des places à partir de la gauche de l’auteur, lui en dernier ; un veto ne se conteste pas. La pioche est ensuite mélangée.
MM-23 = Exemple : deux pour, un contre, les autres s’abstiennent : adoptée.
MM-24 = L’auteur vote aussi.
    .ruling = Un joueur en asile vote et peut soumettre, mais il ne soumet ni ne subit de résolution qui nuit à un joueur nommé. Les éliminés ne votent pas.
MM-25 =
    .reconstructed = La pioche ONU a 18 cartes. Gel des avoirs (3) : quand un autre va percevoir, il ne perçoit rien cette fois. Toutes les autres servent à son propre tour. Embargo (2) : nommez une famille, personne n’en perçoit rien jusqu’à votre tour. Sanctions (2) : un joueur verse 5 000 MdM à la banque, ou tout ce qu’il a. Désarmement (2) : un joueur rend toutes ses cartes Combat. Casques bleus (2) : un joueur, vous-même si vous voulez, ne peut être attaqué avec des cartes Combat jusqu’à votre tour. Nationalisation (2) : une richesse d’un autre joueur va à la pioche, et la banque lui verse 1 000. Aide au développement (2) : qui a le moins de richesses reçoit 5 000 de la banque. Non-prolifération (1) : aucune bombe ne s’achète ni ne s’utilise jusqu’à votre tour. Moratoire fiscal (1) : personne ne paie de taxes jusqu’à votre tour. Inspection (1) : un joueur montre à tous ses cartes secrètes.
    .reconstructed-2 = « Jusqu’à votre tour » : jusqu’à ce que commence, ou aurait commencé, le prochain tour de l’auteur. Gel des avoirs, sanctions, désarmement, nationalisation et inspection nuisent à un joueur nommé.
MM-26 = Les cartes Actualité s’utilisent quand on veut, ou au moment que dit la carte. Utilisées, elles retournent dans la pioche.
    .ruling = Chaque carte reconstituée dit son moment. La pioche est mélangée après chaque retour. Une carte qui nuit à un joueur ne s’utilise ni par ni sur un joueur en asile. Un joueur en grève vote et réagit toujours ; les grèves s’ajoutent.
MM-27 =
    .reconstructed = La pioche Actualité a 24 cartes. À son tour : Grève (2) : un joueur passe son prochain tour. Scandale présidentiel (2) : un joueur verse 2 000 MdM à la banque, ou tout ce qu’il a, et n’a pas de voix jusqu’à votre tour. Espionnage (2) : voyez les cartes Combat d’un joueur et prenez-en une au hasard. Catastrophe naturelle (2) : la richesse qu’un autre a dans une région va à la pioche. Subvention (2) : la banque vous verse 3 000. Boom touristique (1) : 2 000 par carte Tourisme que vous avez. Sommet international (2) : au lieu des dés, avancez de 1 à 24 cases. À d’autres moments : Veto (3) : une résolution adoptée échoue. Chute des cours (3) : quand un autre va percevoir, une famille ne lui rapporte rien cette fois. Hausse des cours (2) : quand vous allez percevoir, la banque paie double pour une famille, une fois par famille. Amnistie fiscale (2) : vous ne payez pas de taxes cette fois. Soldes (1) : à l’achat, la richesse coûte 500 pour cette visite.
    .reconstructed-2 = Grève, scandale, chute des cours, espionnage et catastrophe nuisent à un joueur.
MM-28 = À son tour, ou quand il vient d’acquérir des cartes Combat, un joueur peut en attaquer un autre : il nomme une de ses richesses et joue une carte Combat. Ils se répondent à tour de rôle ; qui ne peut répondre perd. Si l’attaquant gagne, il prend la richesse. Après un combat, il peut en engager un autre. Les cartes utilisées retournent dans la pioche.
    .ruling = Une carte achetée hors de son tour ne permet pas d’attaquer hors de son tour. Qui ne veut pas répondre perd aussi. Si le défenseur gagne, rien ne change de mains. La pioche est mélangée à la fin du combat.
MM-29 = Escadrille, Missile, Drone et Aide américaine attaquent et défendent, Mouvement pacifiste et Repli stratégique ne font que défendre, Révolution ne fait qu’attaquer.
    .reconstructed = La pioche Combat a 30 cartes. Escadrille (6) répond à Drone, Missile (6) à Escadrille, Drone (6) à Missile. Aide américaine (3) répond à toute carte qui ne met pas fin au combat ; seuls Aide américaine, Mouvement pacifiste et Repli stratégique lui répondent. Mouvement pacifiste (3) répond à toute carte de l’attaquant sauf Révolution et met fin au combat : le défenseur gagne. Repli stratégique (3) répond à toute carte de l’attaquant et met fin au combat : le défenseur garde sa carte et l’attaquant reprend les cartes qu’il y a jouées. Révolution (3) ne fait qu’ouvrir un combat ; seuls Aide américaine et Repli stratégique lui répondent.
MM-30 = Pendant un combat, les autres peuvent vendre des cartes Combat aux combattants.
    .ruling = Avant de répondre, un combattant peut lancer un appel d’offres, une fois par réponse. Chaque autre joueur peut offrir une carte, nommée, à un prix ; le combattant prend une offre ou aucune.
MM-31 = Le développement durable coûte 15 000 MdM la carte et se garde. Prix Nobel de la paix : à chaque combat, la première carte jouée contre son propriétaire est annulée. Vaccin universel : les bombes chimiques ne touchent pas ses cartes. Commerce équitable : il ne paie pas de taxes.
    .ruling = Chacun peut avoir une carte de chaque. Le Prix Nobel agit de lui-même, une fois par combat, pour l’attaquant comme pour le défenseur, et aussi sur les cartes qui mettent fin au combat. La carte annulée est dépensée ; l’adversaire peut en jouer une autre à sa place, avec appel d’offres, ou perd.
MM-32 = Qui possède les trois cartes de développement durable gagne aussitôt.
MM-33 = Le scientifique coûte 5 000 MdM, se garde, et il en faut un avant d’acheter des bombes à 10 000.
    .ruling = Le nombre de bombes n’a pas de limite.
MM-34 = La bombe atomique détruit toutes les richesses d’un continent, sauf celles de qui l’utilise et celles de la pioche. La bombe chimique détruit une famille entière, dans la pioche et chez qui l’utilise aussi, mais pas les cartes de qui a le vaccin universel.
MM-35 = Les richesses détruites sortent du jeu pour de bon ; la bombe retourne à la réserve.
    .ruling = Une bombe s’utilise au tour de son propriétaire, depuis l’asile aussi.
MM-36 = On fait des marchés sur les cartes de qui ne peut payer, et sur les cartes Combat pendant un combat.
    .ruling = Un marché : une carte, un prix, un acheteur. Il ne se fait que si les deux sont d’accord et si l’acheteur peut payer. Les offres sont publiques. Qui ne peut payer n’en fait plus aux joueurs après trois refus de suite.
MM-37 =
    .ruling = Avec l’option « free_trade », un joueur peut aussi, à son tour, faire jusqu’à trois offres de vente ou d’achat d’une richesse ou d’une carte Combat.
MM-38 = Les joueurs négocient et s’allient comme ils veulent.
    .ruling = Rien ne les engage.
MM-39 = La partie finit quand un joueur possède les trois cartes de développement durable, ou quand tous les autres sont éliminés.
MM-40 =
    .ruling = Avec l’option « turn_limit », quand ce nombre de tours est joué, tours passés compris, la plus grande fortune gagne : l’argent et le prix d’achat de toutes les cartes sauf ONU et Actualité. Les ex æquo partagent. Les éliminés sont derniers, le plus tard éliminé avant les autres.
MM-41 =
    .ruling = Toutes les sommes sont des multiples de 500 : mises, prix et offres aussi. Un coup peut nommer jusqu’à 100 000 MdM ; une mise peut aussi être tout ce qu’on a.
MM-42 =
    .ruling = On perçoit dans cet ordre. Les possessions sont notées. Le Gel des avoirs est proposé aux autres à partir de la gauche de celui qui perçoit, chacun avec son vote et son veto ; puis de même la Chute des cours ; puis la Hausse des cours à celui qui perçoit. La banque paie. Puis chaque payeur à partir de la gauche utilise une Amnistie fiscale, ou paie une somme, en cherchant de l’argent s’il le faut, et est éliminé s’il ne peut pas. Ce qui se vend entre-temps ne change ni les sommes ni les majorités de cette perception.
    .ruling-2 = On interroge quiconque a une carte de la bonne pioche, jusqu’à ce qu’il passe : ainsi la question ne dit à personne qui a la carte.

## Conseils

reason-three = La dernière des trois : elle gagne aussitôt la partie.
reason-income = Rapporte plus à l’OMC, ou épargne plus de taxes, qu’elle ne coûte.
reason-weak = La région vaut plus que les cartes qu’elle peut demander.
reason-collect = Passe par l’OMC, où vous percevez vos revenus.
