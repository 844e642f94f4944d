import { z } from 'zod';

/**
 * Marks and controls that change the direction of the text after them: U+061C, U+200E, U+200F,
 * U+202A–U+202E, U+2066–U+2069.
 */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Line breaks of every kind, tabs and other control characters. */
const breaks = /[\p{Cc}\u2028\u2029]+/gu;

/** Halves of a character, which a database does not take: a text cut between the two has one. */
const halves = /\p{Surrogate}/gu;

const withoutMarks = (text: string): string => text.replace(directionMarks, '').replace(halves, '\u{fffd}');

/**
 * Returns the text as a single line in one direction: direction marks are removed, and each run of control
 * characters becomes a space, and a lone half of a character U+FFFD. The joiners U+200C and U+200D stay,
 * because Arabic and Kurdish words need them.
 */
export const singleLine = (text: string): string => {
  const plain = withoutMarks(text);
  const line = plain.replace(breaks, ' ');
  return line === plain ? line : line.trim();
};

/** A single-line text of at most `most` characters as sent. */
export const lineOf = (most: number) => z.string().max(most).overwrite(singleLine);

const isNote = (member: string): boolean => member === 'shipping_note';

/**
 * Converts the texts in free-form address members to single lines, except the note to the courier, which may
 * have several.
 */
export const withSingleLines = <Members extends Record<string, unknown>>(members: Members): Members =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      typeof value !== 'string' ? value : isNote(name) ? withoutMarks(value) : singleLine(value),
    ]),
  ) as Members;
