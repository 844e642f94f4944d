import { foldedText } from '@dijla/commerce-rules/text/folded-text';

/** A longer text is no search for goods that others type too. */
const longest = 40;
/** So many digits, however they are parted, may be a phone number or a card. */
const mostDigits = 4;
/** What addresses of people and of pages have: an @, a slash, or a dot between letters. */
const address = /[@/\\\u2044\u2215]|\p{L}[.\u3002]\p{L}/u;
const invisible = /[\p{Cc}\p{Cf}]+/gu;

/**
 * Returns a typed text as searches are counted by: folded, so that all spellings of it are one. Null of one that is
 * not counted, because it may name a person or lead elsewhere, or is too short or long to be typed by many.
 */
export const countedText = (typed: string): string | null => {
  const term = typed.toWellFormed().normalize('NFKC');
  const bare = term.replaceAll(invisible, '');
  if (address.test(bare) || (bare.match(/\p{N}/gu) ?? []).length > mostDigits) return null;
  const folded = foldedText(term.replaceAll(invisible, ' ').replaceAll(/\s+/gu, ' ').trim());
  return folded.length > 1 && folded.length <= longest ? folded : null;
};
