import { BrokenFileError, tooMuch } from '../source/broken-file-error.ts';
import type { SourceFile } from '../catalog-format.ts';
import { decodedText } from '../source/decoded-text.ts';
import { fitsMemory } from '../source/memory-bound.ts';

/** Maximum characters of one object or text; no shop writes longer ones. */
export const longestItem = 4_000_000;
/** Maximum characters outside the objects of lists. */
const mostBeside = 16_000_000;
const deepest = 1000;
const longestKey = 200;
const elementsBetweenLooks = 200;

/**
 * An object in a list. `path` is the dotted path of the list from the outermost object, '' when the list
 * itself is outermost.
 */
export type ListElement = { path: string; name: string; depth: number; line: number; text: string };

/**
 * An open object or array outside list elements; `path` is undefined within an array, where nested lists are
 * ignored.
 */
type Frame = {
  isArray: boolean;
  path: string | undefined;
  name: string;
  depth: number;
  key: string;
  isKeyNext: boolean;
};

type Open = { depth: number; line: number; parts: string[]; length: number };

const codes = {
  newline: 10,
  quote: 34,
  comma: 44,
  colon: 58,
  openList: 91,
  backslash: 92,
  closeList: 93,
  open: 123,
  close: 125,
} as const;

/** Scans JSON character by character and buffers one list element at a time. */
class ElementScanner {
  readonly #file: string;
  readonly #frames: Frame[] = [];
  #element: Open | undefined;
  #line = 1;
  #isString = false;
  #isEscaped = false;
  #stringLength = 0;
  #key = '';
  #beside = 0;
  constructor(file: string) {
    this.#file = file;
  }

  #fault(fault: string): BrokenFileError {
    return new BrokenFileError(this.#file, this.#element?.line ?? this.#line, fault);
  }

  /** Whether this character ends the current string. */
  #endsString(code: number): boolean {
    this.#stringLength += 1;
    if (this.#stringLength > longestItem) throw this.#fault('holds a text that is longer than 4 MB');
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === codes.backslash) this.#isEscaped = true;
    else return code === codes.quote;
    return false;
  }

  /** `end` is the portion of the string within the current part. */
  #endString(end: string): void {
    this.#isString = false;
    const top = this.#frames.at(-1);
    if (this.#element === undefined && top?.isKeyNext === true) top.key = this.#key + end;
    this.#key = '';
  }

  #begin(isArray: boolean): void {
    const top = this.#frames.at(-1);
    if (this.#frames.length >= deepest) throw this.#fault('is nested more than 1,000 deep');
    const path =
      top === undefined
        ? ''
        : top.isArray || top.path === undefined
          ? undefined
          : [top.path, top.key].filter((part) => part !== '').join('.');
    this.#frames.push({
      isArray,
      path,
      name: top?.key ?? '',
      depth: this.#frames.length,
      key: '',
      isKeyNext: !isArray,
    });
  }

  /** Whether an object starting here is a list element. */
  #isElement(): boolean {
    const top = this.#frames.at(-1);
    return top?.isArray === true && top.path !== undefined;
  }

  #end(isArray: boolean): void {
    if (this.#frames.pop()?.isArray !== isArray)
      throw this.#fault('is no JSON: brackets do not fit together');
  }

  #outside(code: number): void {
    const top = this.#frames.at(-1);
    if (code === codes.open || code === codes.openList) this.#begin(code === codes.openList);
    else if (code === codes.close || code === codes.closeList) this.#end(code === codes.closeList);
    else if (code === codes.colon && top !== undefined) top.isKeyNext = false;
    else if (code === codes.comma && top !== undefined) top.isKeyNext = !top.isArray;
  }

  /** Yields the list elements that end in this part of the text. */
  *elementsIn(part: string): Generator<ListElement> {
    let [from, stringFrom] = [0, 0];
    for (let at = 0; at < part.length; at += 1) {
      const code = part.charCodeAt(at);
      if (code === codes.newline) this.#line += 1;
      if (this.#isString) {
        if (this.#endsString(code)) this.#endString(part.slice(stringFrom, at));
      } else if (code === codes.quote) {
        this.#isString = true;
        this.#stringLength = 0;
        stringFrom = at + 1;
      } else if (this.#element === undefined && code === codes.open && this.#isElement()) {
        [this.#element, from] = [{ depth: 1, line: this.#line, parts: [], length: 0 }, at];
      } else if (this.#element === undefined) this.#outside(code);
      else if (code === codes.open || code === codes.openList) this.#element.depth += 1;
      else if (code === codes.close || code === codes.closeList) {
        this.#element.depth -= 1;
        if (this.#element.depth > 0) continue;
        yield this.#finished(this.#element, part.slice(from, at + 1));
        this.#beside -= at + 1 - from;
      }
    }
    // Only member names are kept, truncated to `longestKey` characters.
    if (this.#isString && this.#element === undefined)
      this.#key = (this.#key + part.slice(stringFrom)).slice(0, longestKey);
    this.#gather(part, from);
  }

  #finished({ line, parts }: Open, end: string): ListElement {
    this.#element = undefined;
    const { path = '', name = '', depth = 0 } = this.#frames.at(-1) ?? {};
    return { path, name, depth, line, text: [...parts, end].join('') };
  }

  #gather(part: string, from: number): void {
    this.#beside += part.length;
    if (this.#element !== undefined) {
      this.#element.parts.push(part.slice(from));
      this.#element.length += part.length - from;
      this.#beside -= part.length - from;
      if (this.#element.length > longestItem) throw this.#fault('holds an object that is longer than 4 MB');
    }
    if (this.#beside > mostBeside)
      throw this.#fault(
        'holds more than 16 MB beside its lists, longer than any export; give it as one JSON object a line (.jsonl)',
      );
  }

  end(): void {
    if (this.#frames.length > 0 || this.#isString)
      throw this.#fault('is no JSON: it ends before all that is open is closed');
  }
}

/**
 * Yields one at a time the objects of every list that is nested in objects only, so a JSON text may be of
 * any length.
 */
export async function* listElements(file: SourceFile): AsyncGenerator<ListElement> {
  const scanner = new ElementScanner(file.path);
  let count = 0;
  for await (const part of decodedText(file)) {
    for (const element of scanner.elementsIn(part)) {
      count += 1;
      if (count % elementsBetweenLooks === 0 && !fitsMemory()) throw tooMuch(file.path, element.line);
      yield element;
    }
  }
  scanner.end();
}
