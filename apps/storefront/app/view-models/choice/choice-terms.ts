import type { ChoiceTerms } from '@dijla/commerce-rules/choices/choice-of';
import { choiceTexts as arabic } from '@dijla/messages/ar/product/choice';
import { choiceTexts as english } from '@dijla/messages/en/product/choice';
import type { Language } from '@dijla/contract/store-views';

/** Not split by language, because both together are smaller than a separate chunk. */
export const choiceTerms: Readonly<Record<Language, ChoiceTerms>> = { en: english, ar: arabic };
