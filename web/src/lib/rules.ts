import type { Language, Rule } from "./protocol";

export const ruleText = (rule: Rule, language: Language): string => (language === "ru" ? rule.text_ru : rule.text);
export const rulingOf = (rule: Rule, language: Language): string => (language === "ru" ? rule.ruling_ru : rule.ruling);

/** The chapter of a rule is the second word of its id. */
export const chapter = (rule: Rule): string => rule.id.split(".")[1] ?? rule.kind;

/** The headings a rule stands under in the book; which file of the book it was read from is of no use to a reader. */
export const headingOf = (rule: Rule): string =>
  [...new Set(rule.source.split("; ").map((part) => part.replace(/^\d{3}\S*\s*·\s*/, "")))].join("; ");

const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е");

/** Rules that have every word of the query in their text, ruling or id. */
export function searchRules(rules: Rule[], query: string, language: Language): Rule[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = plain(`${ruleText(rule, language)} ${rulingOf(rule, language)} ${rule.id}`);
    return words.every((word) => text.includes(word));
  });
}
