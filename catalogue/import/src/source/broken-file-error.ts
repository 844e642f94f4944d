/**
 * Thrown for a file that cannot be read in its expected format; `line` counts from 1. Recognised by its tag.
 */
export class BrokenFileError extends Error {
  readonly tag = 'broken-file';
  readonly file: string;
  readonly line: number;
  constructor(file: string, line: number, fault: string) {
    super(`${file}, line ${line}: ${fault}`);
    this.file = file;
    this.line = line;
  }
}

export const isBrokenFileError = (value: unknown): value is BrokenFileError =>
  value instanceof Error && 'tag' in value && value.tag === 'broken-file';

/**
 * Returns the error for an export that needs more memory than an import may use; `line` is the last line
 * read.
 */
export const tooMuch = (file: string, line: number): BrokenFileError =>
  new BrokenFileError(
    file,
    line,
    'the export is too large for the 400 MB of memory that an import takes; give it in several files, one import each',
  );
