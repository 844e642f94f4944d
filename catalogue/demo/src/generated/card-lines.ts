/**
 * Character widths in the shop's typeface, in hundredths of the font size. Joined Arabic letters are
 * narrower than their count suggests.
 */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ ,.’':;|ilj!]/, 27],
  [/[tfrI()-]/, 37],
  [/[mwMW@%×—]/, 86],
  [/[A-Z]/, 66],
  [/[a-z0-9]/, 55],
  [/\p{M}/u, 0],
  [/\p{Script=Arabic}/u, 53],
];

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 60), 0);

/** Width of a line of a card on a phone, in hundredths of the font size: 169 px at 16 px. */
const lineWidth = 1050;

/** Returns the number of lines that a name takes on a card on a phone, broken between words. */
export const cardLines = (name: string): number => {
  let lines = 1;
  let taken = 0;
  for (const word of name.split(' ')) {
    const width = widthOf(word);
    const isFirst = taken === 0;
    if (!isFirst && taken + widthOf(' ') + width > lineWidth) {
      lines += 1;
      taken = width;
    } else taken += width + (isFirst ? 0 : widthOf(' '));
  }
  return lines;
};
