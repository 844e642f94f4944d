import { z } from 'zod';

/** Marks and controls that turn the direction of what stands after them: U+061C, U+200E, U+200F, U+202A–U+202E, U+2066–U+2069. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Line breaks of every kind, tabs and the other control characters. */
const breaks = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A text that stands in one line and reads in one direction: without direction marks, with a blank for each run of control characters. The joiners
 * U+200C and U+200D stay, which Arabic and Kurdish words need.
 */
export const singleLine = (text: string): string => {
  const plain = text.replace(directionMarks, '');
  const line = plain.replace(breaks, ' ');
  return line === plain ? line : line.trim();
};

/** A text of one line of at most so many characters as they were sent. */
export const lineOf = (most: number) => z.string().max(most).overwrite(singleLine);

const isNote = (member: string): boolean => member === 'shipping_note';

/** Members that clients add to an address as they like: texts are lines, but for the note to the courier, which may have several. */
export const withSingleLines = <Members extends Record<string, unknown>>(members: Members): Members =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      typeof value !== 'string'
        ? value
        : isNote(name)
          ? value.replace(directionMarks, '')
          : singleLine(value),
    ]),
  ) as Members;
