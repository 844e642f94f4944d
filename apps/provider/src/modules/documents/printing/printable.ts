/** Characters without a shape of their own that order or join others; no font needs a glyph for them. */
const invisible = /[\u200b-\u200f\u061c\u2066-\u2069]/u;
/** Overrides and embeddings turn round whatever follows; marks and isolates do all that a name needs. */
const overrides = /[\u202a-\u202e]/gu;
const controls = /[\p{Cc}\u2028\u2029\ufeff\u00ad]/gu;
/** Pictures of a keyboard with what joins and colors them. A name is the same name without them. */
const pictures =
  /\p{Regional_Indicator}{2}|[#*0-9]\ufe0f?\u20e3|(?![\d#*©®™‼⁉])\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\p{Variation_Selector}|\u200d)*|\p{Variation_Selector}/gu;

const [isolate, popIsolate] = [/[\u2066-\u2068]/u, '\u2069'];

/** Ends every isolate that the text begins, and drops ends of none, so that a text orders nothing beside it. */
const withBalancedIsolates = (text: string): string => {
  let open = 0;
  const kept = [...text].filter((character) => {
    if (isolate.test(character)) open += 1;
    if (character !== popIsolate) return true;
    open -= 1;
    if (open >= 0) return true;
    open = 0;
    return false;
  });
  return kept.join('') + popIsolate.repeat(open);
};

/** Stands for a character that the fonts do not have. */
const unknown = '\ufffd';

const shownCharacter = (character: string, covered: ReadonlySet<number>): string => {
  const has = (text: string) =>
    [...text].every((one) => invisible.test(one) || covered.has(one.codePointAt(0) ?? 0));
  if (has(character)) return character;
  const plain = character.normalize('NFKC');
  return has(plain) ? plain : unknown;
};

/**
 * Returns the text as the fonts can print it: PDF/A refuses a document with a character that has no glyph.
 * Emoji and control characters are dropped, other characters without a glyph become U+FFFD.
 */
export const printableText = (text: string, covered: ReadonlySet<number>): string => {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(overrides, '')
    .replaceAll(pictures, '')
    .replaceAll(controls, ' ');
  return withBalancedIsolates(Array.from(plain, (character) => shownCharacter(character, covered)).join(''));
};

/** Returns data with every text in it made printable. */
export const printable = (value: unknown, covered: ReadonlySet<number>): unknown => {
  if (typeof value === 'string') return printableText(value, covered);
  if (Array.isArray(value)) return value.map((each) => printable(each, covered));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, printable(each, covered)]));
};
