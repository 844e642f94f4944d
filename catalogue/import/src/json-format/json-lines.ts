import { BrokenFileError } from '../source/broken-file-error.ts';
import type { SourceFile } from '../catalog-format.ts';
import { decodedText } from '../source/decoded-text.ts';
import { longestItem } from './json-elements.ts';

/** Yields the non-blank lines of a file; line numbers count from 1. */
export async function* textLines(file: SourceFile): AsyncGenerator<{ line: number; text: string }> {
  let [line, kept] = [1, ''];
  for await (const part of decodedText(file)) {
    const lines = (kept + part).split('\n');
    kept = lines.pop() ?? '';
    if (kept.length > longestItem)
      throw new BrokenFileError(file.path, line + lines.length, 'the line is longer than 4 MB');
    for (const text of lines) {
      if (text.trim() !== '') yield { line, text };
      line += 1;
    }
  }
  if (kept.trim() !== '') yield { line, text: kept };
}

/** Yields one JSON value per line. Throws BrokenFileError with the number of an invalid line. */
export async function* jsonLines(file: SourceFile): AsyncGenerator<{ line: number; value: unknown }> {
  for await (const { line, text } of textLines(file)) {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new BrokenFileError(file.path, line, 'is no JSON: something is missing here, or too much');
    }
    yield { line, value };
  }
}
