// @chunk trade
/** The hue of a category's ground by its place in the menu, the same wherever it stands: neighbours are far apart on the wheel, and none of the first 144 repeats. In degrees. */
export const hueOf = (place: number): number => (70 + place * 137.5) % 360;
