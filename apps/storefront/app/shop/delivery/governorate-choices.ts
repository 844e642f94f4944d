import { type Governorate, governoratesIn } from './governorates.ts';

type Language = keyof Governorate['names'];

/** Further names of governorates that have more than one. */
const otherNames: Readonly<Partial<Record<number, Governorate['names']>>> = {
  616: { en: 'Diwaniyah', ar: 'القادسية' },
};

/** `value` starts with the governorate's id. */
export type GovernorateChoice = { value: string; label: string; governorate: Governorate };

const choicesOf = (governorate: Governorate, language: Language): GovernorateChoice[] => {
  const { id, names } = governorate;
  const other = otherNames[id]?.[language];
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
