/** Messages for PostgreSQL SQLSTATEs that describe an error in a record. */
const recordFaults: Readonly<Record<string, string>> = {
  '22001': 'a text is too long',
  '22003': 'a number is too large',
  '22007': 'a date is none',
  '22008': 'a date is none',
  '22021': 'holds characters that cannot be kept',
  '22P05': 'holds characters that cannot be kept',
  '23502': 'lacks something that it must have',
  '23503': 'names something that is not there',
  '23505': 'another has its name, number or address already',
  '54000': 'is too large',
};

/** Messages for SQLSTATEs, their first two characters, and operating system error codes that stop a run. */
const runFaults: Readonly<Record<string, string>> = {
  '08': 'The database cannot be reached.',
  '40': 'Another program changed the same at the same time; run it again.',
  '53100': 'The disk of the database is full.',
  '53200': 'The database has no memory left.',
  '53300': 'The database has no connection left.',
  '55P03': 'Another program held what the import needs for too long; run it again when it has ended.',
  '57': 'The database was stopped.',
  '58': 'The database cannot read or write its files.',
  ECONNREFUSED: 'The database cannot be reached.',
  ECONNRESET: 'The database was stopped.',
  EPIPE: 'The database was stopped.',
  ENOSPC: 'The disk is full.',
  EACCES: 'A file or folder may not be read or written.',
  EPERM: 'A file or folder may not be read or written.',
  ENOENT: 'A file or folder is gone.',
  EISDIR: 'A folder stands where a file should.',
  EMFILE: 'Too many files are open.',
  EROFS: 'The disk cannot be written.',
  EIO: 'The disk cannot be read or written.',
};

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code);

/**
 * Whether the database refuses the data: classes 22 (data), 23 (constraints) and 54 (too large for an
 * index).
 */
export const isRecordError = (error: unknown): boolean =>
  /^(?:22|23|54)/.test(codeOf(error) ?? '') && isSqlState(codeOf(error) ?? '');

/** Returns why the database refuses a record, never the database's own message. */
export const recordError = (error: unknown): string =>
  recordFaults[codeOf(error) ?? ''] ?? 'does not fit what the database keeps';

/**
 * Returns why a run cannot continue when the database or the operating system fails, never their own
 * message; undefined for other errors.
 */
export const runFault = (error: unknown): string | undefined => {
  const code = codeOf(error);
  if (code !== undefined && !isSqlState(code)) return runFaults[code];
  if (code !== undefined)
    return (
      runFaults[code] ??
      runFaults[code.slice(0, 2)] ??
      `The database refuses what the import asks of it (fault ${code}); this is a fault of the shop.`
    );
  return error instanceof Error &&
    /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
      error.message,
    )
    ? 'The database was stopped.'
    : undefined;
};
