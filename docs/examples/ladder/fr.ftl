title = L’échelle
byline = Un exemple
blurb = Posez une carte plus haute, ou piochez. Qui n’a plus de carte gagne.
example = 12
field-ladder = Échelle
event-dealt = { $card } est retournée. Premier tour : { $seat }.
event-laid = { $seat } : { $card } sur l’échelle.
event-drew = { $card ->
        [none] { $seat } : une carte de la pioche.
       *[other] { $seat } : { $card } de la pioche.
    }
event-passed = { $seat } : passe, { $row } sur 2.
LA-1 = Deux joueurs, des cartes de 1 à 20. Chacun en reçoit cinq ; une carte est retournée et commence l’échelle, les autres forment une pioche cachée. Le premier joueur est tiré au sort ; ensuite, chacun joue à son tour.
LA-2 = À votre tour, vous posez une carte de votre main plus haute que la dernière de l’échelle. Sur une échelle vide, vous posez celle que vous voulez.
LA-3 = Ou vous piochez une carte tant qu’il en reste. Quand la pioche est vide, vous pouvez passer ; après deux passes de suite, l’échelle est balayée, et le joueur suivant doit poser une carte.
LA-4 = Qui n’a plus de carte le premier gagne, et la partie est finie.
