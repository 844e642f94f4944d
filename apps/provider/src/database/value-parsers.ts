import pg from 'pg';

const { builtins } = pg.types;
// pg names no array types.
const numericArray: number = 1231;
const int8Array: number = 1016;
const dateArray: number = 1182;
const textArray: number = 1009;

/** An int8 as a number: money is kept in minor units that a number holds exactly; anything larger is a bug and throws. */
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
  // Exact, so no float: the rules read them as text.
  [builtins.NUMERIC, String],
  [numericArray, textsOf],
  // A day of Baghdad, not an instant: 'YYYY-MM-DD'.
  [builtins.DATE, String],
  [dateArray, textsOf],
]);

/** How values come out of the database: int8 as safe integers, numeric and date as text, timestamptz as `Date`, json and jsonb parsed. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : parsers.get(oid);
    return own ?? pg.types.getTypeParser(oid, format);
  },
};
