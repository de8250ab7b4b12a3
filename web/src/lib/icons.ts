/** Icons by name: those of the house, and those a game brings when it is loaded. */
import house from "./icons.json";

export type IconName = string;

const paths: Record<string, string> = { ...house };

export function addIcons(icons: Record<string, string>): void {
  Object.assign(paths, icons);
}

export const iconPath = (name: IconName): string => paths[name] ?? "";
