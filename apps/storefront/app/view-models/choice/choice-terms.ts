import type { ChoiceTerms } from '@dijla/commerce-rules/choices/choice-of';
import type { Language } from '@dijla/contract/store-views';
import { textsInLanguages } from '../../i18n/texts-in-languages.ts';

/** Not split by language, because all together are smaller than a separate chunk. */
export const choiceTerms: Readonly<Record<Language, ChoiceTerms>> = await textsInLanguages(
  'product/choice',
  'choiceTexts',
);
