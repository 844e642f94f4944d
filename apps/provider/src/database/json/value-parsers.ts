import pg from 'pg';

const { builtins } = pg.types;
// pg has no names for array types.
const numericArray: number = 1231;
const int8Array: number = 1016;
const dateArray: number = 1182;
const textArray: number = 1009;

/**
 * Parses an int8 as a number: amounts of money are in minor units that a number represents exactly. Throws
 * on larger values, which are a bug.
 */
const safeIntegerOf = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database holds ${text}, which is no safe integer.`);
  return value;
};

const textsOf = (text: string): (string | null)[] => pg.types.getTypeParser(textArray, 'text')(text);

const safeIntegersOf = (text: string): (number | null)[] =>
  textsOf(text).map((item) => (item === null ? null : safeIntegerOf(item)));

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeIntegerOf],
  [int8Array, safeIntegersOf],
  // Kept as exact text, not as a float; the rules parse it.
  [builtins.NUMERIC, String],
  [numericArray, textsOf],
  // A calendar day in Baghdad, not an instant: 'YYYY-MM-DD'.
  [builtins.DATE, String],
  [dateArray, textsOf],
]);

/**
 * Parsers for database values: int8 becomes a safe integer, numeric and date become text, timestamptz
 * becomes a `Date`, json and jsonb are parsed.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : parsers.get(oid);
    return own ?? pg.types.getTypeParser(oid, format);
  },
};
