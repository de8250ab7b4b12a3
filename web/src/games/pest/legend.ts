/** The signs of Pest. */
import { things, upper, type Group, type Legend } from "../../book/legend";
import { buildingIcon, capitalIcon, type Edition } from "./edition";

const GOODS: [string, string, string][] = [
  ["wood", "wood", "#7a4d20"],
  ["stone", "stone", "#555d63"],
  ["food", "food", "#a26f08"],
  ["herbs", "herbs", "#3f7130"],
  ["coin", "coin", "#8a6d12"],
];
const ACTIONS: [string, string][] = [
  ["move", "move"],
  ["build", "build"],
  ["produce", "produce"],
  ["research", "research"],
  ["heal", "heal"],
  ["assign", "assign"],
];

export const legend: Legend = (game, words): Group[] => {
  const edition = game.edition as Edition;
  return [
    {
      title: "legend-goods",
      signs: [
        ...things(words, "resource", GOODS),
        ...things(words, "part", [
          ["crate", "crate", "#6a4a2a"],
          ["research", "research", "#2c578d"],
          ["fame", "fame", "#8a6410"],
          ["infamy", "infamy", "#7d1b10"],
        ]),
      ],
    },
    { title: "legend-actions", signs: things(words, "action", ACTIONS) },
    {
      title: "legend-people",
      signs: things(words, "part", [
        ["doctor", "plague"],
        ["mortus", "mortus"],
        ["camp", "camp"],
        ["sick", "citizen", "#7d1b10"],
        ["healthy", "citizen", "#3f7130"],
        ["dead", "graveyard"],
      ]),
    },
    {
      title: "legend-map",
      signs: things(words, "part", [
        ["ruin", "ruin"],
        ["harbour", "anchor"],
        ["horseshoe", "horseshoe"],
        ["start", "flag"],
        ["sector", "capital"],
      ]),
    },
    {
      title: "legend-buildings",
      signs: [
        ...edition.buildings.map(({ id, kind }) => ({
          icon: buildingIcon(kind),
          name: upper(words.component("building", id)),
          about: upper(words.component("building", id, "about")),
        })),
        ...Object.keys(edition.palaces).map((id) => ({
          icon: capitalIcon(id),
          name: upper(words.component("capital", id)),
          about: upper(words.component("capital", id, "about")),
        })),
      ],
    },
    {
      title: "legend-tracks",
      signs: things(words, "part", [
        ["grid", "mortus"],
        ["quarantine", "citizen"],
        ["healthy-track", "heal"],
        ["laboratory", "research"],
        ["influence-track", "influence"],
        ["order-track", "order"],
        ["technologies", "technology"],
        ["turn-order", "hourglass"],
      ]),
    },
  ];
};
