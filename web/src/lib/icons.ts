import icons from "./icons.json";

export type IconName = keyof typeof icons;
export const iconPath = (name: IconName): string => icons[name];
