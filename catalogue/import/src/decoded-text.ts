import { BrokenFileError } from './broken-file-error.ts';
import type { SourceFile } from './catalogue-format.ts';

const lineFeed = 10;

type Encoding = { name: 'utf-8' | 'utf-16le' | 'utf-16be'; markLength: number };

const encodingOf = (start: Uint8Array): Encoding => {
  const [one, two, three] = start;
  if (one === 0xef && two === 0xbb && three === 0xbf) return { name: 'utf-8', markLength: 3 };
  if (one === 0xff && two === 0xfe) return { name: 'utf-16le', markLength: 2 };
  return one === 0xfe && two === 0xff ? { name: 'utf-16be', markLength: 2 } : { name: 'utf-8', markLength: 0 };
};

const linesIn = (text: string): number => text.split('\n').length - 1;

/** The line, counted within these bytes from 1, that is no UTF-8. */
const brokenLineOf = (bytes: Uint8Array): number => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(lineFeed, start);
    try {
      decoder.decode(bytes.subarray(start, end === -1 ? undefined : end));
    } catch {
      return line;
    }
    if (end === -1) return line;
    start = end + 1;
  }
};

/** Bytes in parts that end with a line, so that no character is cut; a line longer than a part grows the part. */
async function* wholeLines(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let kept: Uint8Array[] = [];
  for await (const part of parts) {
    const end = part.lastIndexOf(lineFeed);
    if (end === -1) kept.push(part);
    else {
      yield Buffer.concat([...kept, part.subarray(0, end + 1)]);
      kept = [part.slice(end + 1)];
    }
  }
  if (kept.some((part) => part.length > 0)) yield Buffer.concat(kept);
}

async function* utf16Text(file: SourceFile, { name }: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(name, { fatal: true });
  let line = 1;
  const checked = (bytes: Uint8Array | undefined): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw new BrokenFileError(file.path, line, 'is no whole UTF-16 text');
    }
  };
  for await (const part of file.open()) {
    const text = checked(part);
    line += linesIn(text);
    yield text;
  }
  yield checked(undefined);
}

async function* utf8Text(file: SourceFile, { markLength }: Encoding): AsyncGenerator<string> {
  let line = 1;
  let skipped = markLength;
  for await (const part of wholeLines(file.open())) {
    const bytes = part.subarray(skipped);
    skipped = 0;
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      throw new BrokenFileError(file.path, line + brokenLineOf(bytes) - 1, "is not UTF-8 text (in a spreadsheet, save as 'CSV UTF-8')");
    }
    line += linesIn(text);
    yield text;
  }
}

/**
 * A file's text in parts: UTF-8 with or without a byte order mark, UTF-16 with one, as spreadsheets write them.
 * Throws BrokenFileError with the line of what cannot be read or holds a NUL.
 */
export async function* decodedText(file: SourceFile): AsyncGenerator<string> {
  let encoding: Encoding = { name: 'utf-8', markLength: 0 };
  for await (const start of file.open()) {
    encoding = encodingOf(start);
    break;
  }
  let line = 1;
  for await (const text of encoding.name === 'utf-8' ? utf8Text(file, encoding) : utf16Text(file, encoding)) {
    const nul = text.indexOf('\u0000');
    if (nul !== -1) throw new BrokenFileError(file.path, line + linesIn(text.slice(0, nul)), 'holds a NUL character');
    line += linesIn(text);
    yield text;
  }
}
