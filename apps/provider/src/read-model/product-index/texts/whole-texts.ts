/** Where a whole text begins and ends among others of its row. */
const [begin, end] = ['\u0001', '\u0002'];

/** Whether a text can stand among others: its characters are whole, and none is a mark. */
export const isPlainText = (text: string): boolean =>
  text.isWellFormed() && !text.includes(begin) && !text.includes(end);

/** How texts stand after each other, so that none is found within a longer one. */
export const wholeTexts = (texts: readonly string[]): Buffer =>
  texts.length === 0 ? Buffer.alloc(0) : Buffer.from(`${begin}${texts.join(`${end}${begin}`)}${end}`);

/** The texts that stand after each other. */
export const textsIn = (packed: Buffer): string[] =>
  packed.length === 0 ? [] : packed.toString('utf8', 1, packed.length - 1).split(`${end}${begin}`);

const endByte = 2;

/** Whether a place is within the first of the texts that stand after each other. */
export const isInFirst = (packed: Buffer, place: number): boolean => place < packed.indexOf(endByte);
