/** A code as it is bought, with its PIN where it has one. */
export type CardCode = { code: string; pin: string | null };

type CardsInText = {
  cards: CardCode[];
  /** Codes that occur in the text before. */
  repeated: number;
  /** Numbers of lines that are no code, the first being 1. */
  unread: number[];
};

/** Longest code and PIN in characters. */
const longest = 200;

const heading = /^"?(code|card|serial|pin)"?\s*([,;\t]|$)/i;

/** Splits a line at its commas, semicolons or tabs; quotes around a cell go. */
const cellsOf = (line: string): string[] =>
  line.split(/[,;\t]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

const isCell = (cell: string): boolean => cell.length <= longest && !/\p{Cc}/u.test(cell);

/**
 * Reads codes as they are pasted or stand in a CSV file: one a line, a PIN behind a comma, semicolon or tab. A first line
 * of headings and empty lines are passed over. A code is taken as it is written, capitals included.
 */
export const cardsInText = (text: string): CardsInText => {
  const cards = new Map<string, CardCode>();
  const unread: number[] = [];
  let repeated = 0;
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    if (line.trim() === '' || (index === 0 && heading.test(line.trim()))) continue;
    const [code = '', pin = '', ...more] = cellsOf(line);
    if (code === '' || !isCell(code) || !isCell(pin) || more.some((cell) => cell !== ''))
      unread.push(index + 1);
    else if (cards.has(code)) repeated += 1;
    else cards.set(code, { code, pin: pin === '' ? null : pin });
  }
  return { cards: [...cards.values()], repeated, unread };
};
