/** The signs of Messina 1347. */
import { things, upper, type Group, type Legend, type Sign } from "../../book/legend";
import type { IconName } from "../../lib/icons";
import type { Words } from "../../lib/words";
import type { Edition } from "./edition";

const CLASS: Record<string, string> = { nun: "#35302b", craftsman: "#8b5424", aristocrat: "#44702f" };
/** What can be done, by the sign it is drawn with. */
const EFFECTS: [id: string, icon: IconName, colour: string][] = [
  ["city", "city", "#2f5a86"],
  ["church", "church", "#6d3a76"],
  ["scroll", "scroll", "#7c4a1e"],
  ["build", "build", "#2a1b10"],
  ["upgrade-citizen", "upgrade", "#2a1b10"],
  ["upgrade-overseer", "upgrade", "#2a1b10"],
  ["hex-action", "hex", "#2a1b10"],
];

const effect = (words: Words, [id, icon, colour]: [string, IconName, string]): Sign => ({
  icon,
  colour,
  name: upper(words.told(["effect", id, { count: 1 }])[""] ?? id),
  about: words.say(`messina-legend-${id}`),
});

export const legend: Legend = (game, words): Group[] => {
  const { classes } = game.edition as Edition;
  return [
    {
      title: "legend-goods",
      signs: things(words, "cost", [
        ["coin", "coin", "#a9740f"],
        ["wood", "wood", "#7c4a1e"],
        ["fire", "fire", "#c4511c"],
        ["powerfire", "powerfire", "#a3170f"],
        ["vp", "points", "#5d6b1f"],
      ]),
    },
    {
      title: "legend-people",
      signs: [
        ...things(
          words,
          "class",
          classes.map((cls) => [cls, cls, CLASS[cls]!]),
        ),
        ...things(words, "thing", [
          ["helper", "helper"],
          ["overseer", "overseer"],
        ]),
      ],
    },
    { title: "legend-actions", signs: EFFECTS.map((each) => effect(words, each)) },
    {
      title: "legend-ratings",
      signs: things(words, "rating", [
        ["popularity", "popularity"],
        ["city", "city", "#2f5a86"],
        ["church", "church", "#6d3a76"],
      ]),
    },
    {
      title: "legend-pieces",
      signs: things(words, "thing", [
        ["cube", "plague"],
        ["rat", "rat"],
        ["district-token", "district"],
        ["quarantine", "cabin"],
        ["wheel", "wheel"],
        ["stack", "build"],
        ["sector", "palace"],
        ["round", "bell"],
      ]),
    },
    {
      title: "legend-built",
      signs: [
        ["cabin", "messina-cabins"],
        ["workshop", "messina-workshops"],
        ["cart", "messina-carts"],
        ["ship", "messina-ships"],
      ].map(([icon, key]) => ({ icon: icon!, name: words.say(key!), about: words.say(`${key}-about`) })),
    },
  ];
};
