/**
 * Sizes in pixels of spec 1 §9 and LOOK (cart 100, slider 200, thumbnail 300, card 400, gallery 600), also
 * at 2 and 3 times.
 */
const listed = [100, 200, 300, 400, 600, 800, 900, 1200, 1800] as const;
const largest = 1800;

/** Returns the listed size for a requested one: the same, else the next larger, else the largest. */
export const pictureSize = (asked: number): number => listed.find((size) => size >= asked) ?? largest;
