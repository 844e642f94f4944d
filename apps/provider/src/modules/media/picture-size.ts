/** Sizes of spec 1 §9 and LOOK (cart 100, slider 200, thumbnail 300, card 400, gallery 600) and their 2 and 3 times, in pixels. */
const listed = [100, 200, 300, 400, 600, 800, 900, 1200, 1800] as const;
const largest = 1800;

/** The listed size that serves an asked one: itself, else the next larger, else the largest. */
export const pictureSize = (asked: number): number => listed.find((size) => size >= asked) ?? largest;
