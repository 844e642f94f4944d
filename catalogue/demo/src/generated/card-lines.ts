/** Widths of letters in the shop's typeface, in hundredths of its size; Arabic letters join and are narrower than they count. */
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

/** What stands on a line of a card on a phone: 169 px of letters of 16 px. */
const lineWidth = 1050;

/** Lines that a name takes on a card of a phone, broken between words. */
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
