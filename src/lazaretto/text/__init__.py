"""The words players read: Project Fluent files in English and Russian, and the renderer of them.

The engine speaks in ids; only the `.ftl` files hold prose: `words/<language>.ftl` for the whole house,
`games/<game>/text/<language>.ftl` for one game. The browser reads the same files, so the way from ids to
sentences is mechanical and stands here in full. `schema(game)`, `printed(game, edition)` and `effects(game, edition)` are
all the tables it needs.

Keys
    event-<kind>            what happened; slots are the fields of the event
    choice-<verb>           one choice; slots are the arguments of the verb. verb-<verb> is the short name of its group
    ask-<frame>             what a seat is asked; frame-<frame> is the short name in the breadcrumb;
                            slots of both are the fields of the frame
    <domain>-<id>           a component: region-gallia, card-monk. A domain too large to spell out has one message
                            `<domain>` instead. Both have the slots `id`, `number` (the digits of the id) and all that is
                            printed on the component (`printed(game, edition)`; for a face: `threshold`, `symbols`):
                            numbers, components, effects (below) and texts that no language changes
    effect-<item>           one item of an effect; effect-nothing, effect-or (between branches), effect-exchange
    score-<category>, option-<name>, option-<name>-<value>, error-<code>, colour-<seat>
    Names in CamelCase become kebab-case: PlaceRat is place-rat.

Slots: fluent cannot choose a message by a variable, so components are turned into words before formatting.
    number                  $count: a number (a domain whose ids are numbers counts as one), so that plurals work
    seat                    $seat: the player's name, never declined; $seat_id: the number of the seat
    component               $region: the value of `region-<id>`; $region_<attribute>: each of its attributes, which are
                            the grammatical forms a language needs; $region_id: the id
    list                    every form of its members, joined by the message `list-separator`
    effect                  $effect: the words of an effect, $effect_pay: the same as a price. Frames hold the number of
                            an effect in `effects(game, edition)`
    union                   `schema.parts`: a component of such a domain has the words of the first part that knows its id
                            (spot-H1 is hex H1), unless the domain has a message for it
    variant                 `schema.variants`: some components differ by what lies around them, a square by the player
                            board it is printed on. The path, followed through the view, tells the variant; `{seat}` is the
                            seat that is asked, `{at}` the place of the component in its domain. What is printed on
                            `cl1@b2` is then added to what is printed on `cl1`; without a view it is `none`
    fact                    `schema.facts`: a number of choices and prompts that a path in the view tells
    frame                   for choices, when the decision is at hand: $frame_id, the frame that asks (in kebab-case), and
                            $frame_<slot>, its slots
    side                    a choice with the argument `side` also has $side_effect: that branch of the frame's effect, or
                            that item (plain gains, `schema.gains`, not counted) when the frame names the branch already
    holder                  for choices and prompts, when a view is at hand: where a component lies. `schema.holders`
                            says that a token lies in a region; $token_region and its forms are then filled from the
                            view, by looking for `{"token": id}` below `regions.<id>`
    A seat that has no name is the message `virtual-player`.
    Whatever has no value (hidden, nobody, nowhere, a detail an error does not have) is the text `none` in all forms.

Effects are written in the language of the edition: branches between " / ", of which one is chosen; a branch is "price ->
gain" or a gain alone; a price or a gain is items between ", ". An item `name:count`, `name:word+how` or `name` is the
message `effect-<name>[-<how>]` ("|" in the name becomes "-") with $count, or with $who in all its forms: the component
`word` of the domain `schema.effect_domain`, `none` for `any`. In a price the form `.pay` is taken where there is one.

Which attributes exist is each language's own affair: Russian regions have `in`, `into`, `from` with their prepositions.
"""

from lazaretto.text.extras import Printed
from lazaretto.text.printed import effects, printed
from lazaretto.text.schema import Schema, kebab, schema
from lazaretto.text.words import LANGUAGES, Words, default_language

__all__ = ["LANGUAGES", "Printed", "Schema", "Words", "default_language", "effects", "kebab", "printed", "schema"]
