/** A file that cannot be read as what it should be: `line` is where, counted from 1. Recognised by its tag. */
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

export const isBrokenFileError = (value: unknown): value is BrokenFileError => value instanceof Error && 'tag' in value && value.tag === 'broken-file';
