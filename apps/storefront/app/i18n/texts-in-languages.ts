// @chunk shell
import { type Language, languages } from '@dijla/contract/store-views';
import type { baghdad } from '@dijla/messages/en/cart/baghdad';
import type { alsoCalled, governorates } from '@dijla/messages/en/cart/governorates';
import type { failure } from '@dijla/messages/en/failure';
import type { home } from '@dijla/messages/en/home';
import type { cardDay } from '@dijla/messages/en/product/card-day';
import type { choiceTexts } from '@dijla/messages/en/product/choice';
import type { shell } from '@dijla/messages/en/shell';

/** Files of texts that are read in all languages at once, with what each exports. */
type Messages = {
  'cart/baghdad': { baghdad: typeof baghdad };
  'cart/governorates': { governorates: typeof governorates; alsoCalled: typeof alsoCalled };
  failure: { failure: typeof failure };
  home: { home: typeof home };
  'product/card-day': { cardDay: typeof cardDay };
  'product/choice': { choiceTexts: typeof choiceTexts };
  shell: { shell: typeof shell };
};

/**
 * Returns one text of a subject, or all of one name, in every language: for the few that a page may need in
 * a language other than its own, or that are smaller together than as files of their own. The build writes
 * each call as plain imports (`texts-plugin.ts`); both arguments must be literals.
 */
export const textsInLanguages = async <
  Subject extends keyof Messages,
  Name extends string & keyof Messages[Subject],
>(
  subject: Subject,
  name: Name,
): Promise<Readonly<Record<Language, Messages[Subject][Name]>>> => {
  const loaded = languages.map(
    async (language) =>
      [language, (await import(/* @vite-ignore */ `@dijla/messages/${language}/${subject}`))[name]] as const,
  );
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, Messages[Subject][Name]>;
};
