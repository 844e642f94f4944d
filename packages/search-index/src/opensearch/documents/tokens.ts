import { numeric } from '../../core/query/range.ts';

/**
 * How values are kept as words of an index, so that they are equal there where they are equal here: `#` begins a number
 * or a boolean, `$` a text that is a number, `"` any other text.
 */
const [ofText, ofNumber, ofNumericText] = ['"', '#', '$'] as const;

/** Longer texts are not searched by their value. */
const lettersAtMost = 256;

/** The number in a plain decimal text, as filters compare it. */
const decimal = /^-?\d{1,15}(\.\d{1,10})?$/;

const numberToken = (number: number): string => `${ofNumber}${number}`;
const textToken = (text: string): string => `${numeric(text) === undefined ? ofText : ofNumericText}${text}`;

/** Returns the word under which a value of a document is kept; undefined for what is no single value. */
export const tokenOf = (value: unknown): string | undefined => {
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
    return numberToken(Number(value));
  return typeof value === 'string' && value.length <= lettersAtMost ? textToken(value) : undefined;
};

/**
 * Returns what a document has one of whose value is one of those wanted (wire §7.2): words, and numbers that its texts
 * say.
 */
export const tokensWanted = (wanted: readonly unknown[]): { words: string[]; saidNumbers: number[] } => {
  const [words, saidNumbers] = [new Set<string>(), new Set<number>()];
  for (const value of wanted) {
    if (typeof value === 'number' || typeof value === 'boolean') {
      words.add(numberToken(Number(value)));
      saidNumbers.add(Number(value));
    }
    if (typeof value !== 'string') continue;
    words.add(textToken(value));
    if (value === 'true' || value === 'false') words.add(numberToken(Number(value === 'true')));
    else if (decimal.test(value)) words.add(numberToken(Number(value)));
  }
  return { words: [...words], saidNumbers: [...saidNumbers] };
};

/** Returns the key that a word of an index stands for in counts. */
export const keyOfToken = (token: string): string | number =>
  token.startsWith(ofNumber) ? Number(token.slice(1)) : token.slice(1);

/** The first and the last word of each kind of text, and a text as a bound between them. */
export const textKinds = [
  { from: ofText, below: ofNumber, isNumeric: false, bound: (text: string) => `${ofText}${text}` },
  { from: ofNumericText, below: '%', isNumeric: true, bound: (text: string) => `${ofNumericText}${text}` },
] as const;
