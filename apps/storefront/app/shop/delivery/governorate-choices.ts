import type { Language } from '@dijla/contract/store-views';
import { textsInLanguages } from '../../i18n/texts-in-languages.ts';
import { type Governorate, governoratesIn } from './governorates.ts';

/** Further names of governorates that have more than one. */
const otherNames = await textsInLanguages('cart/governorates', 'alsoCalled');

/** `value` starts with the governorate's id. */
export type GovernorateChoice = { value: string; label: string; governorate: Governorate };

const choicesOf = (governorate: Governorate, language: Language): GovernorateChoice[] => {
  const { id, names } = governorate;
  const other = otherNames[language][id];
  if (other === undefined) return [{ value: String(id), label: names[language], governorate }];
  return [
    { value: String(id), label: `${names[language]} (${other})`, governorate },
    { value: `${id} ${other}`, label: `${other} (${names[language]})`, governorate },
  ];
};

/**
 * Returns the governorates in alphabetical order of the language, after the first one of the list, which
 * stays on top; one with two names is listed under both.
 */
export const governorateChoices = (language: Language): GovernorateChoice[] => {
  const [first, ...others] = governoratesIn[language].flatMap((governorate) =>
    choicesOf(governorate, language),
  );
  const { compare } = new Intl.Collator(language);
  return first === undefined
    ? []
    : [first, ...others.toSorted((one, other) => compare(one.label, other.label))];
};
