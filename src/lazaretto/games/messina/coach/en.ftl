# What a coach says of Messina 1347. `coach-<frame>`: before a decision, what it is for and what to look at.

coach-use-helper = Each turn one helper works. Those in the city come first, those at home after them. Begin with the one whose hex somebody else may want to take from you.
coach-send-helper = Look at three things: who waits there, whether there is plague, and what the action gives. The first step is free, every further one costs a coin; going home brings a coin.
coach-choose-ship = A ship gives what is printed on it at once, and every second one advances an overseer.
coach-choose-action = The action of the hex is what you came for. Before you end the turn, see whether coins buy you a step on a rating.
coach-settle-citizen = Each square shows what its citizen does when the overseer passes by. Choose one that he will reach soon.
coach-shelter-citizen = In quarantine he waits for two rounds. A cabin with an upgrade works while somebody is inside.
coach-choose-leaver = Whoever has waited long enough goes to a square of his class, or straight to a workshop that needs him. Who comes first takes the better place.
coach-choose-place = A workshop pays every round; a square pays when the overseer passes. What do you lack?
coach-choose-follow-up = A citizen in a workshop produces every round, but his square is then empty. An upgraded one brings a point each time as well.
coach-choose-waiting-move = { coach-choose-follow-up }
coach-fight-cube = Fire destroys a cube and raises your popularity. A cube that stays brings a rat, and rats cost points in the end, each more than the one before.
coach-fight-ship-cube = { coach-fight-cube }
coach-advance-overseer = He wakes the citizens he passes. Move the one along whose way your people live.
coach-activate-citizen = Each gives what is printed on his square. Take first what you need for the next one.
coach-upgrade-overseer = An upgraded overseer wakes more people. Choose the one who has most of his way, and most people, before him.
coach-borrow-action = The action of another hex, without going there. Nobody is rescued: so look at the action alone.
coach-upgrade-citizen = Some workshops and districts want upgraded citizens, and at work they bring a point every round.
coach-build-one = Workshops pay every round while a fitting citizen works there, cabin upgrades while somebody is in quarantine; carts give points and are needed to repopulate. Early in the game what pays every round is worth more.
coach-choose-cabin = Lay it where somebody is inside, or soon will be: only then does it pay.
coach-choose-gift = Whoever returns to the city is gone from your estate. Give away those whose square and work you need least.
coach-give-up-helper = A helper given up is one turn less in every round to come. Take the one who stands worst.
coach-choose-rating = Every space reached gives what is printed on it, and points in the end. Which rating decides who begins next round?
coach-choose-line = Look how far each track is from its next reward, and what it counts in the end.
coach-choose-production = Everything that works now gives something. The order matters only where one thing pays for another.
coach-choose-side = One or the other: take what you cannot get elsewhere soon.
coach-next-item = The order is yours: first what pays for the rest.
