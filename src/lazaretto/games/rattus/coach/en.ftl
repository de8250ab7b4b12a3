# What a coach says of Rattus. `coach-<frame>`: before a decision, what it is for and what to look at; slots as in `ask-…`.

## Before a decision

coach-first-cubes = In the end every cube of yours that is still alive counts. Begin where rats lie close by: you may add as many cubes to a region as it has rats. But rats also kill, so not all eggs in one basket.
coach-turn = Take a card, add cubes, use your cards; moving the plague comes last and ends the turn. You add as many cubes to a region as it has rats. Every card helps you, and every card is one more sign by which the plague may strike you.
coach-king-calls = In the palace nothing can kill a cube any more. Take it from where rats are likely to come next.
coach-merchant-loads = The Merchant takes cubes of yours to a neighbouring region: away from rats, or to rats, if you want to grow there later.
coach-merchant-goes = { coach-merchant-loads }
coach-monk-lifts = The Monk drives a rat to a neighbouring region: away from your cubes, or over to those who have more than you.
coach-monk-goes = { coach-monk-lifts }
coach-witch-picks = The Witch looks at rats in secret. Look where an outbreak would matter most: under your largest group, or under a rival’s.
coach-witch-goes-on = { coach-witch-picks }
coach-witch-swaps = Now you know both. Put the one that hurts less where your cubes are.
coach-place-rat = New rats go next to the plague. Beside your cubes they let you add more, and endanger them; beside others’ cubes they are the others’ worry.
coach-count-plague = A rat strikes only where enough cubes stand together. With the neutral ones it strikes sooner: good where others lose more than you.
coach-pick-token = A rat strikes only if as many cubes are there as it says. What dies by the first one may save you from the second, so the order matters.
coach-last-turn = Nothing comes after this but the last plague: every rat in every region is revealed. Use your cards to bring cubes to safety.

## What may be lost

danger-endangered = cubes beside rats
