"""The words players read: Project Fluent files in English and Russian, and the renderer of them.

The engine speaks in ids; only the `.ftl` files hold prose: `words/<language>.ftl` for the whole house,
`games/<game>/text/<language>.ftl` for one game. The browser reads the same files, so the way from ids to
sentences is mechanical and stands here in full. `schema(game)`, `printed(game, edition)` and `effects(game, edition)` are
all the tables it needs.

Keys
    event-<kind>            what happened; slots are the fields of the event
    choice-<verb>           one choice; slots are the arguments of the verb. verb-<verb> is the short name of its group
    fact-<kind>             what is in the way of a choice; slots are the fields of the fact. when-<verb> tells when a verb
                            is asked at all
    ask-<frame>             what a seat is asked; frame-<frame> is the short name in the breadcrumb;
                            slots of both are the fields of the frame
    <domain>-<id>           a component: region-gallia, card-monk. A domain too large to spell out has one message
                            `<domain>` instead. Both may use the slots `id`, `number` (the digits of the id) and all
                            that is printed on the component (see below)
    <domain>                without a value, but with attributes: forms that all components of the domain have besides
                            their own, with `$name`, the plain value. An attribute of the component itself goes first
    score-<category>, option-<name>, option-<name>-<value>, error-<code>, colour-<seat>
    Names in CamelCase become kebab-case: PlaceRat is place-rat.

Slots: fluent cannot choose a message by a variable, so components are turned into words before formatting.
    number                  $count: a number (a domain whose ids are numbers counts as one), so that plurals work
    seat                    $seat: the player's name, never declined; $seat_id: the number of the seat. A seat that has no
                            name is the message `virtual-player`
    component               $region: the value of `region-<id>`; $region_<attribute>: each of its attributes, which are
                            the grammatical forms a language needs; $region_id: the id
    list                    every form of its first member, of all members, joined by the message `list-separator`
    effect                  in frames, a slot of the domain `effect` holds a number: $effect is the list of members
                            `effects(game, edition)[number].whole`
    fact                    `schema.facts`: a number of choices and prompts that a path in the view tells; `{seat}` in it is
                            the seat that is asked
    frame                   for choices, when the decision is at hand: $frame_id, the frame that asks (in kebab-case), and
                            $frame_<slot>, its slots. The slots of all other frames that ask are then `none`
    side                    a choice with the argument `side` also has $side_effect: of the frame's effect, the whole of
                            `sides[side - 1]`, or that one of `items` when the frame has a field `side` already
    asked                   of facts: a frame in its saved form, told by its `frame-…` text; `verb` by its `when-…` text
    holder                  for choices and prompts, when a view is at hand: where a component lies. `schema.holders`
                            says that a token lies in a region; $token_region and its forms are then filled from the
                            view, by looking for `{"token": id}` below `regions.<id>`
    Whatever has no value (hidden, nobody, nowhere, a detail an error does not have) is the text `none` in all forms.

Whose words: domains are those of events and choices (`schema.domains`) and those a board merely shows (`schema.shown`).
    A component takes the message `<domain>-<id>`, else the message `<domain>` if it has a value, else the words it has in
    the first domain of `schema.kin[domain]` that knows its id and has any: node-gotar is location-gotar, and spot H1 is
    district H1. What is printed and the forms for all are then those of that domain.
Printed: `printed(game, edition)` gives slots by domain and id, so that no number stands in a text. A slot is a number or
    a list of members `(domain, id, told)`, which is put together as lists are. `told` are further slots of the same kind
    for this member at this place: ("gain", "coin", {"count": 2}) is gain-coin with `$count`. So effects, prices and targets
    are lists of members, whatever language the edition writes them in. A member without an id is `none` in all forms of
    its domain, one without a domain is a text that no language changes. Descriptions are the attribute `about`, prices
    `price`.
Variants: some components differ by what lies around them, a square by the player board it is printed on and by who is on
    it. The paths `schema.variants[domain]`, followed through the view, tell the variants; `{seat}` is the seat that is
    asked, `{id}` the component, `{at}` its place in its domain. What is printed on `cl1@b2`, then on `cl1@1`, is put over
    what is printed on `cl1`.

Which attributes exist is each language's own affair: Russian regions have `in`, `into`, `from` with their prepositions.
"""

from lazaretto.games.members import Effect, Member, Printed
from lazaretto.games.printed import effects, printed
from lazaretto.text.language import default_language
from lazaretto.text.schema import Schema, kebab, schema
from lazaretto.text.words import LANGUAGES, Words

__all__ = [
    "LANGUAGES",
    "Effect",
    "Member",
    "Printed",
    "Schema",
    "Words",
    "default_language",
    "effects",
    "kebab",
    "printed",
    "schema",
]
