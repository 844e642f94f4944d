import { foldedText } from '@dijla/commerce-rules/text/folded-text';

/** Apostrophes and their look-alikes inside a word: `men's` and `mens` are the same word. */
const apostrophes = /(?<=\p{L})['’‘`´ʼ](?=\p{L})/gu;
/** A point or a comma between three digits and the digits before them: `1,500` is one number. */
const thousands = /(?<=\d)[,٬](?=\d{3}(?!\d))/gu;
const decimals = /(?<=\d)[,٫](?=\d)/gu;
const wordForms = /\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu;
/** Most words of a catalog are plain. */
const plainWord = /^(?:[a-z]+|\d+)$/;

/**
 * Returns the words of a text in order, folded: without punctuation, numbers apart from letters, decimals
 * whole. `2L` becomes `2` and `l`, `T-shirt` becomes `t` and `shirt`.
 */
export const wordsIn = (text: string): string[] => {
  const folded = foldedText(text);
  if (folded === '') return [];
  if (plainWord.test(folded)) return [folded];
  return (
    folded.replaceAll(apostrophes, '').replaceAll(thousands, '').replaceAll(decimals, '.').match(wordForms) ??
    []
  );
};

export const isNumber = (word: string): boolean => /^[\d.]+$/.test(word);

const arabicLetter = /[\u0600-\u06ff]/;

export const isArabic = (word: string): boolean => arabicLetter.test(word);
