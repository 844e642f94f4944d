import { BrokenFileError } from './broken-file-error.ts';
import type { SourceFile } from '../catalog-format.ts';

const lineFeed = 10;

/**
 * First bytes of files that are not text: archives (which include modern spreadsheets), old spreadsheets and
 * compressed files.
 */
const startsOfOthers = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x1f, 0x8b],
];

const longestMark = 4;

type Encoding = { name: 'utf-8' | 'utf-16le' | 'utf-16be'; markLength: number };

const encodingOf = (start: Uint8Array): Encoding => {
  const [one, two, three] = start;
  if (one === 0xef && two === 0xbb && three === 0xbf) return { name: 'utf-8', markLength: 3 };
  if (one === 0xff && two === 0xfe) return { name: 'utf-16le', markLength: 2 };
  return one === 0xfe && two === 0xff
    ? { name: 'utf-16be', markLength: 2 }
    : { name: 'utf-8', markLength: 0 };
};

const isNoText = (start: readonly number[]): boolean =>
  startsOfOthers.some((known) => known.every((byte, place) => start[place] === byte));

/** Returns the number of line ends in a text. */
export const linesIn = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/** Returns the first line, counted from 1 within these bytes, that is not valid UTF-8. */
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

/** Returns the number of bytes at the end that start a UTF-8 character without completing it. */
const unfinished = (bytes: Uint8Array): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
};

/** Yields parts that split no character; none is more than three bytes longer than a part of the file. */
async function* wholeCharacters(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let kept = new Uint8Array();
  for await (const part of parts) {
    const bytes = kept.length === 0 ? part : Buffer.concat([kept, part]);
    const end = bytes.length - unfinished(bytes);
    kept = bytes.slice(end);
    if (end > 0) yield bytes.subarray(0, end);
  }
  if (kept.length > 0) yield kept;
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
  let skipped = 0;
  for await (const part of wholeCharacters(file.open())) {
    // Parts may be shorter than the byte order mark.
    const mark = Math.min(markLength - skipped, part.length);
    const bytes = part.subarray(mark);
    skipped += mark;
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      throw new BrokenFileError(
        file.path,
        line + brokenLineOf(bytes) - 1,
        "is not UTF-8 text (in a spreadsheet, save as 'CSV UTF-8')",
      );
    }
    line += linesIn(text);
    yield text;
  }
}

/**
 * Yields a file's text in parts of arbitrary length: UTF-8 with or without a byte order mark, or UTF-16 with
 * one, as spreadsheets write them. Throws BrokenFileError with the line of an invalid or NUL character, and
 * for a spreadsheet or an archive.
 */
export async function* decodedText(file: SourceFile): AsyncGenerator<string> {
  const start: number[] = [];
  for await (const part of file.open()) {
    start.push(...part.subarray(0, longestMark - start.length));
    if (start.length === longestMark) break;
  }
  if (isNoText(start))
    throw new BrokenFileError(
      file.path,
      1,
      "is a spreadsheet or an archive and no text (save the sheet as 'CSV UTF-8', or unpack the archive)",
    );
  const encoding = encodingOf(Uint8Array.from(start));
  let line = 1;
  for await (const text of encoding.name === 'utf-8' ? utf8Text(file, encoding) : utf16Text(file, encoding)) {
    const nul = text.indexOf('\u0000');
    if (nul !== -1)
      throw new BrokenFileError(file.path, line + linesIn(text.slice(0, nul)), 'holds a NUL character');
    line += linesIn(text);
    yield text;
  }
}
