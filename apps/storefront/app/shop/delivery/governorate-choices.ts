import { type Governorate, governoratesIn } from './governorates.ts';

type Language = keyof Governorate['names'];

/** Governorates that go by another name as well. */
const otherNames: Readonly<Partial<Record<number, Governorate['names']>>> = {
  616: { en: 'Diwaniyah', ar: 'القادسية' },
};

/** `value` begins with the governorate's id. */
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

/** The governorates in the order of the language's alphabet, the first of all before them; one known by two names stands under both. */
export const governorateChoices = (language: Language): GovernorateChoice[] => {
  const [first, ...others] = governoratesIn[language].flatMap((governorate) =>
    choicesOf(governorate, language),
  );
  const { compare } = new Intl.Collator(language);
  return first === undefined
    ? []
    : [first, ...others.toSorted((one, other) => compare(one.label, other.label))];
};
