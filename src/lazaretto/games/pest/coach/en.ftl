# What a coach says of Pest. `coach-<frame>`: before a decision, what it is for and what to look at; slots as in `ask-…`.

## Before a decision

coach-place-castle = The castle is your first building and stays where it is. What its location yields you will produce all game long; and your doctor begins next to it.
coach-first-castle = { coach-place-castle }
coach-place-doctor = Where he begins, he protects: a location with a doctor gets no sick. Look at what can be reached from there.
coach-ask-outpost = The sick who stay out neither fill a location nor your quarantine. Four of them in one place destroy it.
coach-keep-camp = The camp has stopped the plague. If it stays, it can do so again; back on your board you can set it up elsewhere.
coach-ask-suit = Without it the sick go into your quarantine, or to the graveyard where there is no room.
coach-place-mortus = A mortus is a turn: its column and its row are the two actions you do. Look which pair serves your plan, and whether both really bring you something now.
coach-act = Two actions, in the order you like. Ask which of them pays for the other: goods before building, sick people before healing.
coach-exchange-with = Any two resources give a coin, and coins stand in for what you lack.
coach-move = On the way your doctor gathers the sick, and where he stops he gains what the location yields. See how far you come, who has to be taken in, and whether your quarantine has room.
coach-clear-by = Something has to be done about the sick here. In quarantine they can be healed and become your people; so mind the room.
coach-heal-at-camp = Healed at once, he needs no room in quarantine, and is one of your people.
coach-house-person = The regular spaces are the best. The others cover an action or a resource of yours; the graveyard costs you points.
coach-building = A building yields its resource once somebody works in it. Where it stands alone you take in the sick whom the plague brings. See what you can pay now, and what it makes possible later.
coach-set-price = Own resources first: coins can do everything, so they are worth more.
coach-produce-how = Every building with a person in it gives what its location yields, the castle always. What does not fit into your stock is lost.
coach-research = Research tokens buy technologies: lasting powers. Which of them would you use in every turn from now on?
coach-keep-high = Only this one may lie above the limit. Keep what your next building costs.
coach-set-workshop = It can make what you choose. What is missing for your next building?
coach-healing = The healed become people whom you can put to work or send to the capital. Each costs the herbs of the space he comes to; heal as many as you can pay.
coach-assigning = Buildings yield only with a person in them. People in the capital bring a reward token at once, and more at the end of the era, but stay there until then.
coach-putting-down = { coach-assigning }
coach-use-token = Take what you can use at once; points you will still find later.
coach-take-branch = One or the other: take what your next turn needs.
coach-pay-coins = A coin stands in for any resource. Pay with coins only what you need more urgently elsewhere.
coach-take-crate = Take what your next building or cure costs, not what you have most of.
coach-take-first = Not everything has room. Take first what you need most.

## What may be lost

danger-exposed = buildings alone against the plague
