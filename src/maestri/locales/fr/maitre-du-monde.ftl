# Maître du Monde

title = Maître du Monde
byline = Édition 2013 du jeu de 2003
blurb = Richesse, diplomatie et guerre : réunissez les trois cartes Développement durable, ou éliminez tous les autres.
your-move = C’est à vous : lancez les dés, votez ou combattez.
how-1 = Lancez deux dés, choisissez-en un, et faites le tour du plateau.
how-2 = Réunissez des richesses : la majorité d’une famille fait payer les autres.
how-3 = Réunissez les trois cartes Développement durable, ou soyez le dernier en jeu.
example = roll
option-money = L’argent est visible de tous, ou caché derrière un écran jusqu’à la fin (open, hidden)
option-free_trade = À votre tour, vous pouvez proposer de vendre ou d’acheter des richesses et des cartes Combat
option-turn_limit = La partie se termine après ce nombre de tours, et la plus grande fortune l’emporte
option-deck = Un fichier décrivant le plateau et les cartes de votre boîte

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
item-great-lakes = Grands Lacs
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
item-andes = Pays andins
item-amazon = Amazonie
item-brazil = Brésil
item-argentina = Argentine
item-gulf = Golfe Persique
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
item-philippines = Philippines
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

reason-charity = case Humanitaire
reason-combat = achat d’une carte Combat
reason-wealth = achat d’une richesse
reason-laundering = blanchiment
reason-sanctions = sanctions
reason-nationalisation = nationalisation
reason-aid = aide au développement
reason-scandal = scandale
reason-subsidy = subvention
reason-tourist-boom = boom touristique
reason-family = revenu d’une famille
reason-tax = taxes
reason-deal = vente
reason-half-price = vente à moitié prix
reason-master = achat d’une carte Maître du Monde
reason-embargo = embargo
reason-slump = chute des cours
reason-no-majority = pas de majorité
reason-all-five = les cinq cartes
reason-majority = la majorité
reason-peace-movement = le mouvement pacifiste y met fin
reason-retreat = un repli stratégique y met fin
reason-no-answer = pas de réponse
reason-MM-32 = trois cartes Développement durable réunies
reason-MM-39 = tous les autres sont éliminés
reason-MM-40 = la plus grande fortune à la limite de tours
money-pair = { $name } ({ $number } MdM)

## Ce qui s’est passé

event-dealt = Chacun reçoit deux cartes Actualité.
event-start-rolled = Jets pour désigner le premier joueur : { $rolls }.
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
    } de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } jusqu’à la case { $square }{ $square_is ->
        [omc] {""}
       *[other] { $collects ->
            [yes] {" "}en passant par l’OMC
           *[no] {""}
        }
    }.
event-paid = { $payer ->
        [none] La banque verse
       *[other] { $who ->
            [me] Vous versez
           *[other] { $payer } verse
        }
    } { $amount } MdM à { $payee ->
        [none] la banque
       *[other] { $payee }
    } ({ $reason }).
event-bought = { $who ->
        [me] Vous achetez
       *[other] { $seat } achète
    } la carte { $item }.
event-drew = { $who ->
        [me] Vous piochez
       *[other] { $seat } pioche
    } { $card ->
        [none] une carte { $deck }
       *[other] la carte { $card } ({ $deck })
    }.
event-deck-empty = La pioche { $deck } est vide : pas de carte pour { $who ->
        [me] vous
       *[other] { $seat }
    }.
event-charity-rolled = { $who ->
        [me] Vous lancez le dé
       *[other] { $seat } lance le dé
    } sur la case Humanitaire : { $roll }.
event-staked = { $who ->
        [me] Vous misez
       *[other] { $seat } mise
    } { $amount } MdM et { $who ->
        [me] faites
       *[other] fait
    } { $roll } : { $won ->
        [yes] mise doublée
       *[no] mise perdue
    }.
event-laid = { $who ->
        [me] Vous dévoilez
       *[other] { $seat } dévoile
    } la carte { $item }.
event-used = { $who ->
        [me] Vous utilisez
       *[other] { $seat } utilise
    } la carte { $card }{ $player ->
        [none] {""}
       *[other] {" "}({ $player })
    }{ $family ->
        [none] {""}
       *[other] {" "}({ $family })
    }{ $region ->
        [none] {""}
       *[other] {" "}({ $region })
    }.
event-lost = { $who ->
        [me] Votre carte { $region } retourne à la réserve.
       *[other] La carte { $region } retourne à la réserve ({ $seat }).
    }
event-spied = { $who ->
        [me] Vous regardez les cartes Combat
       *[other] { $seat } regarde les cartes Combat
    } chez { $victim }{ $cards ->
        [none] {""}
       *[other] {" "}({ $cards })
    }. Carte prise : { $taken ->
        [none] { $count ->
            [0] aucune
           *[other] une carte cachée
        }
       *[other] { $taken }
    }.
event-submitted = { $who ->
        [me] Vous soumettez
       *[other] { $seat } soumet
    } la résolution { $card }{ $player ->
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
event-votes-shown = Résolution { $card } : { $passed ->
        [yes] adoptée
       *[no] rejetée
    }. Pour : { $ayes } ; contre : { $noes } ; abstention : { $abstained }.
event-vetoed = { $who ->
        [me] Vous opposez votre
       *[other] { $seat } oppose son
    } veto à la résolution { $card }.
event-adopted = La résolution { $card } prend effet.
event-disarmed = { $count ->
        [0] { $who ->
            [me] Vous n’avez
           *[other] { $seat } n’a
        } aucune carte Combat à remettre dans la pioche.
        [one] { $who ->
            [me] Vous remettez
           *[other] { $seat } remet
        } { $count } carte Combat dans la pioche.
       *[other] { $who ->
            [me] Vous remettez
           *[other] { $seat } remet
        } { $count } cartes Combat dans la pioche.
    }
event-inspected = { $who ->
        [me] Vous montrez toutes vos
       *[other] { $seat } montre toutes ses
    } cartes secrètes : { $cards }.
event-family-collected = { $family }, nombre de cartes : { $who ->
        [me] vous
       *[other] { $seat }
    } { $own }, le mieux placé des autres { $best }, la réserve { $stock }. La banque { $amount ->
        [0] ne verse rien
       *[other] verse { $amount } MdM
    } ({ $reason }). Taxe due par : { $payers }.
event-frozen = { $who ->
        [me] Vos avoirs sont gelés : vous ne percevez rien.
       *[other] Avoirs gelés : { $seat } ne perçoit rien.
    }
event-collected = { $who ->
        [me] Vous avez perçu tous vos revenus.
       *[other] { $seat } a perçu tous ses revenus.
    }
event-distressed = { $who ->
        [me] Vous devez
       *[other] { $seat } doit
    } { $due } MdM de taxes et { $who ->
        [me] n’avez
       *[other] n’a
    } { $money ->
        [0] plus d’argent
        [none] pas assez
       *[other] que { $money } MdM
    } : il faut vendre des cartes.
event-eliminated = { $who ->
        [me] Vous faites banqueroute et quittez la partie.
       *[other] { $seat } fait banqueroute et quitte la partie.
    }{ $regions_count ->
        [0] {""}
       *[other] {" "}Retour à la réserve : { $regions }.
    }
event-proposed = { $who ->
        [me] Vous { $selling ->
            [yes] proposez la carte { $item } à la vente.
           *[no] voudriez acheter la carte { $item }.
        }
       *[other] { $seat } { $selling ->
            [yes] propose la carte { $item } à la vente.
           *[no] voudrait acheter la carte { $item }.
        }
    }
event-price-named = { $who ->
        [me] Vous proposez
       *[other] { $seat } propose
    } à { $partner } : { $selling ->
        [yes] la carte { $item } pour { $price } MdM.
       *[no] { $price } MdM pour la carte { $item }.
    }
event-declined = { $who ->
        [me] Vous refusez
       *[other] { $seat } refuse
    } la carte { $item } à { $price } MdM.
event-sold = { $who ->
        [me] Vous vendez
       *[other] { $seat } vend
    } la carte { $item } à { $buyer ->
        [none] la banque
       *[other] { $buyer }
    } pour { $price } MdM.
event-attacked = { $who ->
        [me] Vous attaquez
       *[other] { $seat } attaque
    } { $defender_is ->
        [me] votre richesse { $region }
       *[other] la richesse { $region } ({ $defender })
    }.
event-played = { $who ->
        [me] Vous jouez
       *[other] { $seat } joue
    } la carte { $card }{ $against ->
        [none] .
       *[other] {" "}contre { $against }.
    }
event-cancelled = { $who ->
        [me] Votre Prix Nobel de la paix
       *[other] Le Prix Nobel de la paix ({ $seat })
    } annule la carte { $card }.
event-combat-ended = { $who ->
        [me] Vous gagnez
       *[other] { $seat } gagne
    } le combat contre { $loser } ({ $reason }){ $taken ->
        [yes] {" "}et { $who ->
            [me] prenez
           *[other] prend
        } la carte { $region }.
       *[no] . La carte { $region } ne change pas de mains.
    }
event-called = { $who ->
        [me] Vous lancez
       *[other] { $seat } lance
    } un appel d’offres.
event-offered = { $who ->
        [me] Vous proposez
       *[other] { $seat } propose
    } la carte { $card }.
event-offer-priced = { $seat } : la carte { $card } pour { $price } MdM.
event-offers-declined = { $who ->
        [me] Vous n’acceptez
       *[other] { $seat } n’accepte
    } aucune offre.
event-exploded = { $who ->
        [me] Vous utilisez
       *[other] { $seat } utilise
    } la carte { $bomb } : { $continent ->
        [none] { $family }
       *[other] { $continent }
    }. Cartes détruites : { $destroyed }. Cartes épargnées : { $spared }.
event-match-ended = La partie est terminée : { $reason }. Victoire : { $winners }. Fortunes : { $fortunes }.

## Pourquoi pas

refused-MM-1 = Il n’y a pas de joueur « { $named } » à cette table.
refused-MM-2 = « { $named } » n’est pas sur le plateau. Les noms des familles, des régions et des continents sont dans la règle MM-2.
refused-MM-9 = { $why ->
        [turn] C’est à { $player } de jouer.
        [unknown] Un dé va de 1 à 6.
       *[other] { $phase ->
            [dice] Choisissez l’un des deux dés que vous avez lancés.
            [before] Lancez d’abord les dés. Avant cela, vous pouvez utiliser des cartes, attaquer ou soumettre des résolutions.
           *[other] Pas à ce moment de votre tour. Si vous n’avez plus rien à faire, terminez-le.
        }
    }
refused-MM-14 = { $why ->
        [unknown] « { $named } » n’est pas une carte qui se vend.
       *[other] { $phase ->
            [distress] Vous devez plus que vous n’avez : vendez l’une de vos cartes. Vous ne pouvez renoncer que si la banque n’a plus rien à vous acheter.
            [partner] La banque achète les richesses, les cartes Combat et les cartes Maître du Monde, et seulement à un joueur qui ne peut pas payer ses taxes. Un joueur éliminé n’achète rien.
           *[other] Ce joueur est éliminé.
        }
    }
refused-MM-15 = { $why ->
        [money] Cela coûte { $price } MdM et vous en avez { $money }.
        [taken] La carte { $named } n’est pas dans la réserve.
        [unknown] « { $named } » ne s’achète pas.
       *[other] Ici, vous achetez jusqu’à trois cartes, soit des richesses de la réserve, soit des cartes Combat, mais pas les deux au même arrêt.
    }
refused-MM-18 = Misez une somme que vous avez : jusqu’à { $money } MdM, ou rien.
refused-MM-19 = Asile diplomatique : un joueur qui s’y trouve ne peut ni attaquer ni être attaqué avec des cartes Combat, Actualité ou ONU.
refused-MM-20 = { $why ->
        [money] Cela coûte { $price } MdM et vous en avez { $money }.
       *[other] Ici, achetez des cartes Maître du Monde, ou dites que vous avez terminé.
    }
refused-MM-22 = { $phase ->
        [vote] Une résolution est mise au vote : votez pour, contre, ou abstenez-vous.
        [veto] La résolution est adoptée : opposez votre veto, ou passez.
       *[other] Vous n’avez pas cette carte ONU.
    }
refused-MM-25 = { $phase ->
        [naming] Désignez ce que vise la résolution : un autre joueur, une de ses richesses ou une famille, selon la carte.
        [masters] Non-prolifération : aucune bombe ne s’achète en ce moment.
       *[other] { $why ->
            [unknown] Il n’y a pas de résolution « { $named } ».
           *[other] Pas maintenant : une résolution l’interdit, ou cette carte se joue à un autre moment.
        }
    }
refused-MM-26 = Vous n’avez pas cette carte.
refused-MM-27 = { $phase ->
        [summit] Choisissez jusqu’où vous avancez : un tour de plateau au plus.
        [shop] Les soldes sont déjà en cours, ou vous achetez des cartes Combat à cet arrêt.
        [naming] Désignez ce que vise la carte : un autre joueur, une de ses richesses, ou une famille qui rapporte quelque chose.
       *[other] { $why ->
            [unknown] Il n’y a pas de carte Actualité « { $named } ».
           *[other] Cette carte se joue à un autre moment, ou n’a pas de cible possible.
        }
    }
refused-MM-28 = { $phase ->
        [fight] { $why ->
            [own] Jouez une carte Combat que vous avez.
           *[other] Jouez une carte Combat que vous avez, lancez un appel d’offres, ou passez et perdez le combat. L’attaquant doit ouvrir avec une carte.
        }
       *[other] { $why ->
            [own] La carte { $named } est à vous.
           *[other] La carte { $named } n’est à personne : attaquez ce qu’un autre joueur possède.
        }
    }
refused-MM-29 = { $why ->
        [unknown] Il n’y a pas de carte Combat « { $named } ».
       *[other] { $facing ->
            [none] Un combat s’ouvre avec Escadrille, Missile, Drone, Aide américaine ou Révolution, si vous avez l’une de ces cartes.
           *[other] Vous ne pouvez pas répondre à « { $facing } » avec « { $named } ».
        }
    }
refused-MM-30 = { $phase ->
        [offers] Proposez une carte Combat que vous avez, ou passez.
        [offer-price] Fixez le prix de votre carte.
        [take] Acceptez une des offres, ou passez.
       *[other] Un seul appel d’offres par réponse, et seulement si un autre joueur a des cartes Combat.
    }
refused-MM-31 = On ne peut pas posséder deux fois la même carte Développement durable.
refused-MM-33 = { $why ->
        [unknown] Il n’y a pas de bombe « { $named } ».
       *[other] Pour acheter des bombes, il faut d’abord la carte Scientifique.
    }
refused-MM-34 = Désignez la cible de la bombe : un continent pour la bombe atomique, une famille pour la bombe chimique.
refused-MM-35 = Vous ne possédez pas cette bombe.
refused-MM-36 = { $why ->
        [money] Cela coûte { $price } MdM et vous en avez { $money }.
       *[other] { $phase ->
            [partner] Choisissez à qui vous vous adressez : un autre joueur qui peut prendre part à la vente.
            [price] { $why ->
                [price] Fixez le prix.
               *[other] L’acheteur ne peut pas payer { $price } MdM.
            }
            [offer-price] L’acheteur ne peut pas payer { $price } MdM.
            [answer] Acceptez ou refusez. Seul le joueur qui a la carte peut la vendre.
           *[other] Vous pouvez proposer ce que vous avez ou demander ce qu’un autre joueur possède, trois fois au plus.
        }
    }
refused-MM-37 = { $why ->
        [unknown] « { $named } » ne se vend pas entre joueurs : seules les richesses et les cartes Combat se vendent.
       *[other] Pour vendre ou acheter à son tour, il faut l’option « free_trade » (libre-échange), qui vaut pour les richesses et les cartes Combat.
    }
refused-MM-39 = La partie est terminée.
refused-MM-41 = Les sommes sont des multiples de 500, jusqu’à 100 000 MdM.
refused-MM-42 = { $phase ->
        [freeze] Gelez les avoirs du joueur qui va percevoir ses revenus, ou passez.
        [slump] Utilisez une chute des cours contre le joueur qui va percevoir ses revenus, ou passez.
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
deck-five = Ligne { $line } : la famille { $found } doit avoir exactement cinq régions.
deck-twice = Ligne { $line } : { $found } apparaît deux fois.
deck-number = Ligne { $line } : { $found } n’est pas un nombre d’exemplaires de 0 à { $most }.
deck-amount = Ligne { $line } : { $found } n’est pas une somme : un multiple de 500, de 500 à { $most }.
deck-few = Ligne { $line } : il faut au moins { $most } cartes dans la pioche Actualité, deux pour chacun des six joueurs.

## La table en texte

sketch-head = Tour { $turn } · pioches : Combat { $combat }, ONU { $un }, Actualité { $news }
sketch-legend = ○ dans la réserve · ✕ détruite · une lettre : à qui elle est
sketch-family = { $family } : { $regions }
sketch-player = { $money ->
        [hidden] argent caché
       *[other] { $money } MdM
    } · Combat { $combat } · ONU { $un } · Actualité { $news } · { $square }
sketch-out = hors jeu
sketch-moving = en chemin
sketch-phase = { $phase ->
        [before] Avant les dés : { $names }
        [dice] Choix d’un dé : { $names }
        [summit] Jusqu’où avancer : { $names }
        [shop] Sur la case Achat : { $names }
        [stake] Choix d’une mise : { $names }
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
       *[other] Une vente : { $names }
    }
sketch-dice = Dés : { $dice }
sketch-resolution = Résolution ({ $name }) : { $card }
sketch-combat = Combat ({ $region }) : { $attacker } contre { $defender }, carte à laquelle répondre : { $facing }
sketch-combat-opening = Combat ({ $region }) : { $attacker } contre { $defender }, pas encore ouvert
sketch-deal = Vente : { $item }, prix : { $price } MdM
sketch-deal-unpriced = Vente : { $item }
sketch-own-cards = Vos cartes : { $cards }
sketch-cards = { $name } : { $cards }

## Le livret de règles

section-material = Matériel
section-set-up = Mise en place
section-turn = Un tour
section-collecting = Les revenus à l’OMC
section-squares = Les cases
section-resolutions = Les résolutions de l’ONU
section-news = L’actualité
section-combat = Le combat
section-masters = Les cartes Maître du Monde
section-deals = Les ventes entre joueurs
section-end = Fin de la partie
section-order = L’ordre des étapes

MM-1 =
    .ruling = Le jeu est prévu pour 3 à 6 joueurs. La boîte de 2003 disait 4 à 6.
MM-2 = Il y a 40 cartes Richesse : huit familles de cinq, à savoir Agriculture, Or, Bois, Pétrole, Détroit, Show business, NTIC et Tourisme. Chaque carte est l’une des 40 régions de six continents. Afrique : Maghreb, Sénégal, Sahara, Suez, Corne africaine, Grands Lacs, Afrique du Sud. Amérique du Nord : Alaska, Canada, Groenland, Californie, Côte Est, Texas, Mexique. Amérique du Sud : Panama, Venezuela, Pays andins, Amazonie, Brésil, Argentine. Asie : Golfe Persique, Iran, Pakistan, Inde, Chine, Vietnam, Japon. Europe : UE, Baltique, Balkans, Bosphore, Russie, Sibérie, Béring. Océanie : Philippines, Indonésie, Nouvelle-Guinée, Australie, Tasmanie, Nouvelle-Zélande.
MM-3 = L’Alaska est une carte Or, la Russie une carte Pétrole.
    .reconstructed = Agriculture : Argentine, Corne africaine, Pakistan, Vietnam, Nouvelle-Zélande. Or : Alaska, Groenland, Pays andins, Afrique du Sud, Australie. Bois : Canada, Amazonie, Grands Lacs, Sibérie, Nouvelle-Guinée. Pétrole : Russie, Golfe Persique, Iran, Texas, Venezuela. Détroit : Suez, Panama, Bosphore, Béring, Indonésie. Show business : Californie, Brésil, Sénégal, Inde, UE. NTIC : Côte Est, Baltique, Chine, Japon, Philippines. Tourisme : Mexique, Maghreb, Sahara, Balkans, Tasmanie.
MM-4 =
    .reconstructed = Le parcours est un anneau de 24 cases. Depuis l’OMC, dans le sens horaire : OMC, Achat, Actualité, Achat, ONU, Humanitaire, Maître du Monde, Achat, Actualité, Asile, Achat, Blanchiment, ONU, Achat, Actualité, Humanitaire, Achat, Asile, Maître du Monde, Achat, ONU, Blanchiment, Achat, Actualité.
MM-5 = Il y a trois pioches (ONU, Actualité, Combat), les cartes Maître du Monde et une banque.
    .ruling = La banque et les cartes Maître du Monde ne s’épuisent jamais.
MM-6 = Tous les pions partent de l’OMC. Chacun reçoit 15 000 MdM et deux cartes Actualité. Toutes les richesses sont dans la réserve, face visible.
MM-7 = Chacun lance un dé, et le plus haut résultat désigne le premier joueur. On joue dans le sens horaire.
    .ruling = En cas d’égalité pour le plus haut, les ex æquo relancent.
MM-8 = L’argent et toutes les cartes sauf les richesses sont secrets.
    .ruling = Les cartes Maître du Monde s’achètent aux yeux de tous et restent visibles. Le nombre de cartes secrètes de chaque pioche est connu.
    .ruling-2 = Une carte secrète montrée, nommée dans une vente ou reprise d’un combat reste connue tant qu’elle ne quitte pas la main.
    .ruling-3 = Chacun garde son argent derrière un écran jusqu’à la fin de la partie ; tout est alors montré. Les paiements se font et les prix se disent aux yeux de tous : libre à chacun de compter, mais la table ne tient pas de comptes. Avec l’option « money » (argent) sur open, il n’y a pas d’écrans.
MM-9 = À son tour, on lance deux dés, on en choisit un et on avance d’autant de cases.
    .ruling = À deux moments, avant les dés et une fois l’effet de la case appliqué, on peut soumettre des résolutions, utiliser des cartes Actualité, attaquer, utiliser des bombes et, avec l’option, vendre ou acheter, dans n’importe quel ordre et autant qu’on veut. Puis on termine son tour. Rien de cela pendant le déplacement, la perception des revenus ou un combat.
MM-10 = Un joueur qui passe par l’OMC ou s’y arrête perçoit ses revenus.
    .ruling = Une fois, avant la case d’arrivée. En chemin, on n’est sur aucune case : aucun asile ne protège.
MM-11 = De la banque, par famille : 10 000 MdM pour les cinq cartes ; sinon 5 000 pour la majorité relative, c’est-à-dire plus que chaque autre joueur et plus que la réserve, comptée comme un joueur.
    .ruling = Plus veut dire strictement plus.
MM-12 = Des joueurs, pour chaque famille dont on a au moins une carte : chaque autre joueur qui n’en a aucune verse 1 000 MdM ; ceux qui en ont une ne versent rien.
MM-13 = Exemple : en pétrole, Barak a deux cartes, Vladimir une, Kim Jong une, François aucune, et une est dans la réserve. Barak passe par l’OMC : il reçoit 5 000 MdM de la banque, 1 000 de François et rien des autres.
MM-14 = Un joueur qui ne peut pas payer ses taxes cherche de l’argent : il vend à la banque, à moitié prix, des richesses, des cartes Combat et des cartes Maître du Monde (richesse 500, Combat 1 000, Développement durable 7 500, Scientifique 2 500, bombe 5 000), ou n’importe quelle carte, ONU et Actualité comprises, à un autre joueur au prix convenu. S’il ne peut toujours pas payer, il est éliminé.
    .ruling = Une carte à la fois, et seulement tant qu’il lui manque de l’argent ; il ne peut renoncer que s’il n’a plus rien que la banque achète. Vendues à la banque, les richesses et les cartes Maître du Monde retournent à la réserve, les cartes Combat dans leur pioche. Le joueur éliminé verse ce qu’il a ; ses richesses retournent à la réserve, ses autres cartes d’où elles viennent, et son pion quitte le plateau. Ce qui est vendu reste vendu. Personne n’achète une carte Développement durable qu’il a déjà ; celle qui complète les trois fait gagner aussitôt. Les bombes restent utilisables après la vente du Scientifique.
MM-15 = Achat : achetez jusqu’à trois cartes, soit des richesses de la réserve à 1 000 MdM, au choix, soit des cartes Combat à 2 000, piochées sans les voir.
    .ruling = Une seule sorte par arrêt. S’il reste moins de cartes Combat, on n’achète que celles-là.
MM-16 = ONU : piochez une carte ONU. Actualité : piochez une carte Actualité.
    .ruling = Si la pioche est vide, on ne pioche rien. Le nombre de cartes en main n’est pas limité.
MM-17 = Humanitaire : lancez un dé ; la banque verse 1 000 MdM par point.
MM-18 = Blanchiment : misez une somme que vous avez, ou rien. De 1 à 3, la mise est perdue ; de 4 à 6, la banque verse la même somme en plus.
MM-19 = Asile diplomatique : tant qu’on s’y trouve, on ne peut ni attaquer ni être attaqué avec des cartes Combat, Actualité ou ONU. On perçoit toujours ses revenus, on paie toujours ses taxes, et l’on n’est pas à l’abri des bombes.
MM-20 = Maître du Monde : achetez les cartes Maître du Monde que vous pouvez payer, autant que vous voulez.
    .ruling = On peut acheter dans les deux groupes à la fois.
MM-21 =
    .ruling = S’arrêter sur l’OMC ne rapporte rien de plus que d’y passer.
MM-22 = Une résolution se soumet au moment indiqué par sa carte. Chacun vote pour, contre ou s’abstient ; elle est adoptée s’il y a plus de voix pour que contre. On peut opposer son veto à une résolution adoptée. Une fois utilisée, quoi qu’il arrive, la carte retourne dans la pioche.
    .ruling = Tous votent en même temps, puis on révèle les votes. À égalité, même à 0 contre 0, la résolution est rejetée. Les cibles sont désignées avant le vote. On demande un veto dans l’ordre des places à partir de la gauche de l’auteur, lui en dernier ; on ne peut pas opposer de veto à un veto. La pioche est ensuite mélangée.
MM-23 = Exemple : deux pour, un contre, les autres s’abstiennent : adoptée.
MM-24 = L’auteur vote aussi.
    .ruling = Un joueur en asile vote et peut soumettre, mais il ne soumet ni ne subit de résolution qui nuit à un joueur désigné. Les éliminés ne votent pas.
MM-25 =
    .reconstructed = La pioche ONU a 18 cartes. Gel des avoirs (3) : quand un autre joueur va percevoir ses revenus, il ne perçoit rien cette fois. Toutes les autres se jouent à son propre tour. Embargo (2) : désignez une famille, qui ne rapporte rien à personne jusqu’à votre tour. Sanctions (2) : un joueur verse 5 000 MdM à la banque, ou tout ce qu’il a. Désarmement (2) : un joueur rend toutes ses cartes Combat. Casques bleus (2) : un joueur, vous-même si vous voulez, ne peut pas être attaqué avec des cartes Combat jusqu’à votre tour. Nationalisation (2) : une richesse d’un autre joueur retourne à la réserve, et la banque lui verse 1 000 MdM. Aide au développement (2) : le ou les joueurs qui ont le moins de richesses reçoivent chacun 5 000 MdM de la banque. Non-prolifération (1) : aucune bombe ne s’achète ni ne s’utilise jusqu’à votre tour. Moratoire fiscal (1) : personne ne paie de taxes jusqu’à votre tour. Inspection (1) : un joueur montre à tous ses cartes secrètes.
    .reconstructed-2 = « Jusqu’à votre tour » : jusqu’au moment où commence, ou aurait commencé, le prochain tour de l’auteur. On désigne toujours un autre joueur, sauf pour Casques bleus. Gel des avoirs, Sanctions, Désarmement, Nationalisation et Inspection nuisent à un autre joueur.
MM-26 = Les cartes Actualité s’utilisent quand on veut, ou au moment indiqué par la carte. Une fois utilisées, elles retournent dans la pioche.
    .ruling = Chaque carte reconstituée indique son moment. La pioche est mélangée après chaque retour. Une carte qui nuit à un joueur ne peut être utilisée ni par un joueur en asile ni contre lui. Un joueur en grève peut toujours voter et réagir ; les grèves s’additionnent.
MM-27 =
    .reconstructed = La pioche Actualité a 24 cartes. À son tour : Grève (2) : un joueur passe son prochain tour. Scandale présidentiel (2) : un joueur verse 2 000 MdM à la banque, ou tout ce qu’il a, et ne vote pas jusqu’à votre tour. Espionnage (2) : regardez, vous seul, les cartes Combat d’un joueur et prenez-en une au hasard. Catastrophe naturelle (2) : la richesse qu’un autre joueur possède dans une région retourne à la réserve. Subvention (2) : la banque vous verse 3 000 MdM. Boom touristique (1) : 2 000 MdM par carte Tourisme que vous possédez. Sommet international (2) : au lieu de lancer les dés, avancez de 1 à 24 cases. À d’autres moments : Veto (3) : une résolution adoptée reste sans effet. Chute des cours (3) : quand un autre joueur va percevoir ses revenus, une famille ne lui rapporte rien cette fois. Hausse des cours (2) : quand vous allez percevoir vos revenus, la banque paie double pour une famille, une fois par famille. Amnistie fiscale (2) : vous ne payez pas de taxes cette fois. Soldes (1) : sur la case Achat, une richesse coûte 500 MdM pendant cet arrêt.
    .reconstructed-2 = Grève, Scandale présidentiel, Chute des cours, Espionnage et Catastrophe naturelle nuisent à un autre joueur et ne s’utilisent pas contre soi-même.
MM-28 = À son tour, ou quand il vient d’acquérir des cartes Combat, un joueur peut en attaquer un autre : il annonce une de ses richesses et joue une carte Combat. Ils se répondent à tour de rôle ; celui qui ne peut pas répondre perd. Si l’attaquant gagne, il prend la richesse. Après un combat, il peut en engager un autre. Les cartes utilisées retournent dans la pioche.
    .ruling = « Vient d’acquérir » : sur la case Achat, donc à son propre tour. Une carte achetée hors de son tour ne permet pas d’attaquer hors de son tour. Celui qui ne veut pas répondre perd aussi. Si le défenseur gagne, rien ne change de mains. La pioche est mélangée à la fin du combat.
MM-29 = Escadrille, Missile, Drone et Aide américaine attaquent et défendent, Mouvement pacifiste et Repli stratégique ne font que défendre, Révolution ne fait qu’attaquer.
    .reconstructed = La pioche Combat a 30 cartes. Escadrille (6) répond à Drone, Missile (6) à Escadrille, Drone (6) à Missile. Aide américaine (3) répond à toute carte qui ne met pas fin au combat ; seuls Aide américaine, Mouvement pacifiste et Repli stratégique lui répondent. Mouvement pacifiste (3) répond à toute carte de l’attaquant sauf Révolution et met fin au combat : le défenseur gagne. Repli stratégique (3) répond à toute carte de l’attaquant et met fin au combat : le défenseur garde sa carte et l’attaquant reprend les cartes qu’il y a jouées. Révolution (3) ne fait qu’ouvrir un combat, ou remplacer une ouverture annulée ; seuls Aide américaine et Repli stratégique lui répondent.
MM-30 = Pendant un combat, les autres peuvent vendre des cartes Combat aux combattants.
    .ruling = Avant de répondre, un combattant peut lancer un appel d’offres, une fois par réponse. Chaque autre joueur peut proposer une carte, en la nommant, et son prix ; le combattant accepte une offre ou aucune.
MM-31 = Une carte Développement durable coûte 15 000 MdM et se garde. Prix Nobel de la paix : à chaque combat, la première carte jouée contre son propriétaire est annulée. Vaccin universel : les bombes chimiques ne touchent pas les cartes de son propriétaire. Commerce équitable : son propriétaire ne paie pas de taxes.
    .ruling = Chacun peut posséder un exemplaire de chaque carte. Le Prix Nobel agit de lui-même, une fois par combat, pour l’attaquant comme pour le défenseur, et aussi sur les cartes qui mettent fin au combat. La carte annulée est perdue ; l’adversaire peut en jouer une autre à sa place, après un appel d’offres s’il le souhaite, ou perd.
MM-32 = Un joueur qui possède les trois cartes Développement durable gagne aussitôt.
MM-33 = La carte Scientifique coûte 5 000 MdM et se garde ; elle est nécessaire pour acheter des bombes, à 10 000 MdM chacune.
    .ruling = Ni le nombre de bombes ni celui des cartes Scientifique n’ont de limite ; une carte Scientifique suffit.
MM-34 = La bombe atomique détruit toutes les richesses d’un continent, sauf celles du joueur qui l’utilise et celles de la réserve. La bombe chimique détruit une famille entière, y compris dans la réserve et chez le joueur qui l’utilise, mais pas les cartes d’un joueur qui a le Vaccin universel.
MM-35 = Les richesses détruites sortent du jeu pour de bon ; la bombe retourne à la réserve.
    .ruling = Une bombe s’utilise au tour de son propriétaire, même depuis l’asile.
MM-36 = On peut vendre à d’autres joueurs quand on ne peut pas payer ses taxes ; pendant un combat, on peut vendre des cartes Combat.
    .ruling = Une vente : une carte, un prix, un acheteur. Elle ne se fait que si les deux sont d’accord et si l’acheteur peut payer. Les offres sont publiques. Après trois refus de suite, un joueur qui ne peut pas payer ne fait plus d’offres aux autres joueurs.
MM-37 =
    .ruling = Avec l’option « free_trade » (libre-échange), un joueur peut aussi, à son tour, faire jusqu’à trois offres de vente ou d’achat d’une richesse ou d’une carte Combat.
MM-38 = Les joueurs négocient et s’allient comme ils veulent.
    .ruling = Rien ne les engage.
MM-39 = La partie se termine quand un joueur possède les trois cartes Développement durable, ou quand tous les autres sont éliminés.
MM-40 =
    .ruling = Avec l’option « turn_limit » (limite de tours), une fois ces tours joués, tours passés compris, la plus grande fortune l’emporte : l’argent et le prix d’achat de toutes les cartes sauf ONU et Actualité. Les ex æquo partagent la victoire. Les éliminés sont derniers, le dernier éliminé devant les autres.
MM-41 =
    .ruling = Toutes les sommes sont des multiples de 500 : mises, prix et offres aussi. On peut annoncer jusqu’à 100 000 MdM en un coup ; une mise peut aussi être tout ce qu’on a.
MM-42 =
    .ruling = La perception des revenus suit cet ordre. On note ce que chacun possède. Le Gel des avoirs est proposé aux autres à partir de la gauche du joueur qui perçoit, chacun avec son vote et son veto ; puis, de même, la Chute des cours ; puis la Hausse des cours au joueur qui perçoit. La banque paie. Ensuite, toujours à partir de la gauche, chaque joueur qui doit une taxe utilise une Amnistie fiscale, ou paie en une fois, en cherchant de l’argent s’il le faut ; s’il ne peut pas payer, il est éliminé. Ce qui se vend entre-temps ne change ni les sommes ni les majorités de cette perception.
    .ruling-2 = La question est posée à tout joueur qui a une carte de la bonne pioche, jusqu’à ce qu’il passe : ainsi, elle ne révèle à personne qui a la carte.

## Titles of examples in the printed book

book-collecting = Passage à l’OMC
book-combat = Un combat
book-vote = Une résolution

## Why a move is good

because-roll = De deux dés, vous en choisissez un.
because-end = Vous terminez votre tour avec { $sum } MdM.
because-done = Vous gardez vos { $sum } MdM.
because-pass = Vous gardez vos cartes pour plus tard.
because-unopposed = { $item } : adoptée, sans veto de votre part.
because-call = Les autres peuvent vous proposer une carte Combat avant votre réponse.
because-give = Vous n’avez rien que la banque achèterait.
because-play = { $count ->
        [one] Vous avez { $count } carte Combat.
       *[other] Vous avez { $count } cartes Combat.
    }
because-offer = { $count ->
        [one] Vous avez { $count } carte Combat, qui peut rapporter de l’argent.
       *[other] Vous avez { $count } cartes Combat, et l’une peut rapporter de l’argent.
    }
because-price = La carte part pour { $sum } MdM si l’autre accepte.
because-sell = { $item } : à changer en argent ; vous avez { $sum } MdM.
because-ask = Vous avez { $sum } MdM pour le payer.
because-goes = Mène à cette case : { $square }.
because-collects = Vous passez par l’OMC, où vous pouvez percevoir { $sum } MdM, et arrivez sur : { $square }.
because-third = La dernière des trois : elle fait gagner aussitôt la partie.
because-one-of-three = Avec elle, vous avez { $count } des trois cartes qui font gagner la partie.
because-combat =
    { $count ->
        [0] Vous n’avez aucune carte Combat pour attaquer ou répondre.
        [one] Vous avez une carte Combat.
       *[other] Vous avez { $count } cartes Combat.
    }
because-bomb = Une bombe s’utilise à n’importe lequel de vos tours.
because-scientist = Un Scientifique permet d’acheter des bombes.
because-brings = Votre prochain passage à l’OMC rapporterait { $sum } MdM au lieu de { $before }.
because-spares = Un tour de piste de chaque autre joueur vous coûterait { $sum } MdM au lieu de { $before }.
because-grows = Votre prochain passage à l’OMC rapporte toujours { $sum } MdM ; la carte comptera plus tard pour la majorité.
because-stakes = Un jet sur deux double les { $sum } MdM ; { $before } MdM restent à l’abri.
because-stakes-nothing = Rien n’est risqué, et vos { $before } MdM restent à l’abri.
because-attacks =
    { $count ->
        [0] { $other } n’a aucune carte Combat pour répondre.
        [one] { $other } a une carte Combat pour répondre.
       *[other] { $other } a { $count } cartes Combat pour répondre.
    }
because-names =
    { $count ->
        [0] { $other } n’a aucune carte Richesse.
        [one] { $other } a une carte Richesse.
       *[other] { $other } a { $count } cartes Richesse.
    }
because-bank = La banque la prend aussitôt ; vous avez { $sum } MdM pour l’instant.
because-takes-offer = { $other } en demande { $sum } MdM.
because-destroys = { $count ->
        [one] Détruit { $count } carte Richesse.
       *[other] Détruit { $count } cartes Richesse.
    }
because-owned = { $count ->
        [one] { $other } a { $count } carte Richesse, dont celle-ci.
       *[other] { $other } a { $count } cartes Richesse, dont celle-ci.
    }
because-aims = Votre prochain passage à l’OMC rapporte pour l’instant { $sum } MdM.
because-vote = { $who ->
        [me] C’est votre propre résolution : { $item }.
       *[other] C’est une résolution de { $other } : { $item }.
    }
because-accept = Le prix est de { $sum } MdM ; vous avez { $before } MdM.
because-refuse = Le prix est de { $sum } MdM : vous gardez ce que vous avez.
because-bombs =
    { $count ->
        [0] Ne peut détruire aucune carte Richesse.
        [one] Peut détruire une carte Richesse.
       *[other] Peut détruire jusqu’à { $count } cartes Richesse.
    }
because-uses = { $item } : effet immédiat, sans vote.
because-submits = { $item } : adoptée si les voix pour l’emportent sur les voix contre.
