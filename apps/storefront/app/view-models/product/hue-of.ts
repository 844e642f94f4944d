// @chunk trade
/**
 * Returns the background hue in degrees of a category by its index in the menu, so that it is the same
 * everywhere. Adjacent hues are far apart, and the first 144 are all different.
 */
export const hueOf = (place: number): number => (70 + place * 137.5) % 360;
