const longestText = 4000;
const keptTexts = 2000;

/** Texts in any of PostgreSQL's quotes, comments, and numbers that are no part of a name or of a placeholder. */
const values =
  /\/\*[\s\S]*?\*\/|--[^\n]*|\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|\$([a-zA-Z_]\w*)?\$[\s\S]*?\$\1\$|(?<![\w$.])\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/g;

/** Returns a statement without what is written out in it: placeholders stay, and every value becomes `?`. */
const withoutValues = (text: string): string =>
  text
    .replaceAll(values, (part) => (part.startsWith('/*') || part.startsWith('--') ? ' ' : '?'))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestText);

type ShownStatement = {
  /** Without values. */
  text: string;
  /** First word: SELECT, INSERT, BEGIN. */
  operation: string;
  /** Operation and first table. */
  name: string;
};

const shown = (statement: string): ShownStatement => {
  const text = withoutValues(statement);
  const operation = (/^\w+/.exec(text)?.[0] ?? 'statement').toUpperCase();
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][a-z_\d]*)"?/i.exec(text)?.[1];
  return { text, operation, name: table === undefined ? operation : `${operation} ${table}` };
};

const known = new Map<string, ShownStatement>();

/** Returns what a trace says of a statement. Texts are few, so that what was found of one is kept. */
export const shownStatement = (statement: string): ShownStatement => {
  const found = known.get(statement);
  if (found !== undefined) return found;
  const made = shown(statement);
  if (known.size >= keptTexts) known.clear();
  known.set(statement, made);
  return made;
};
