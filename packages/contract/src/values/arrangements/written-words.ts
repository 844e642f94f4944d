import { z } from 'zod';
import { isLink } from '../../link-form.ts';
import { type Language, languages } from '../../store-views.ts';
import { writtenText } from '../written-text.ts';

/** A short text in each language; a language without one shows that of another. */
export type Words = Record<Language, string>;

/** A text of at most `most` characters in each language, or in none. */
export const maybeWords = (most: number) =>
  z.strictObject(
    Object.fromEntries(languages.map((language) => [language, writtenText(most).default('')])) as {
      [Each in Language]: z.ZodDefault<z.ZodString>;
    },
  );

/** Whether there is a text in one language at least. */
export const hasWords = (text: Words): boolean => languages.some((language) => text[language] !== '');

/** Like `maybeWords`, in one language at least. */
export const words = (most: number) =>
  maybeWords(most).refine(hasWords, 'should have a text in one language at least');

/** Where a link leads. */
export const link = z
  .string()
  .max(400)
  .refine(isLink, 'should be a path in the store, a place of the page (#…) or an address with https://');
