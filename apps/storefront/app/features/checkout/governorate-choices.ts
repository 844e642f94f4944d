import { type Governorate, governoratesIn } from '../../shop/governorates.ts';

type Language = keyof Governorate['names'];

/** Governorates that many call by another name than the official one. */
const otherNames: Readonly<Partial<Record<number, Governorate['names']>>> = {
  616: { en: 'Diwaniyah', ar: 'الديوانية' },
};

/** `value` begins with the governorate's id. */
export type GovernorateChoice = { value: string; label: string };

const choicesOf = ({ id, names }: Governorate, language: Language): GovernorateChoice[] => {
  const other = otherNames[id]?.[language];
  if (other === undefined) return [{ value: String(id), label: names[language] }];
  return [
    { value: String(id), label: `${names[language]} (${other})` },
    { value: `${id} ${other}`, label: `${other} (${names[language]})` },
  ];
};

/** The governorates in the order of the language's alphabet, the first of all before them; one known by two names stands under both. */
export const governorateChoices = (language: Language): GovernorateChoice[] => {
  const [first, ...others] = governoratesIn[language].flatMap((governorate) => choicesOf(governorate, language));
  const { compare } = new Intl.Collator(language);
  return first === undefined ? [] : [first, ...others.toSorted((one, other) => compare(one.label, other.label))];
};
