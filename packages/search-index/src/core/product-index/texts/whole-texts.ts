/** Begin and end markers of a text among other texts of its row. */
const [begin, end] = ['\u0001', '\u0002'];

/** Whether a text can be joined with others: it is well-formed and contains no marker. */
export const isPlainText = (text: string): boolean =>
  text.isWellFormed() && !text.includes(begin) && !text.includes(end);

/** Joins texts with markers, so that a search for a whole text does not match within a longer one. */
export const wholeTexts = (texts: readonly string[]): Buffer =>
  texts.length === 0 ? Buffer.alloc(0) : Buffer.from(`${begin}${texts.join(`${end}${begin}`)}${end}`);

/** Splits joined texts. */
export const textsIn = (packed: Buffer): string[] =>
  packed.length === 0 ? [] : packed.toString('utf8', 1, packed.length - 1).split(`${end}${begin}`);

const endByte = 2;

/** Whether a position is within the first of the joined texts. */
export const isInFirst = (packed: Buffer, place: number): boolean => place < packed.indexOf(endByte);
