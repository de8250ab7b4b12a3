/** The signs of Rattus. */
import type { Group, Legend } from "../../book/legend";
import { upper } from "../../book/legend";
import type { Edition } from "./edition";

export const legend: Legend = (game, words): Group[] => {
  const { cards } = game.edition as Edition;
  return [
    {
      title: "legend-cards",
      signs: cards.map((card) => ({ icon: card, name: words.component("card", card), about: words.component("card", card, "power") })),
    },
    {
      title: "legend-rats",
      signs: [
        { icon: "majority", name: upper(words.component("symbol", "majority")), about: words.say("rattus-legend-majority") },
        { icon: "everybody", name: upper(words.component("symbol", "everybody")), about: words.say("rattus-legend-everybody") },
        { icon: "rat", name: words.say("rattus-legend-rat"), about: words.say("rattus-legend-rat-about") },
      ],
    },
    {
      title: "legend-pieces",
      signs: [
        { icon: "cubes", name: words.say("rattus-legend-cubes"), about: words.say("rattus-legend-cubes-about") },
        { icon: "plague", name: words.say("rattus-plague"), about: words.say("rattus-legend-plague") },
        { icon: "palace", name: words.say("rattus-palace"), about: words.say("rattus-legend-palace") },
      ],
    },
  ];
};
