import { byLanguage, type Language } from '@dijla/contract/store-views';
import { textsInLanguages } from '../../i18n/texts-in-languages.ts';

/** A governorate with its id and its English name on the wire, and its name in each language. */
export type Governorate = {
  id: number;
  code: string;
  name: string;
  names: Readonly<Record<Language, string>>;
};

/**
 * The 19 governorates of Iraq. Names are from OCHA / Iraq CSO (CC BY-IGO), except for 616 in Arabic, which its
 * people call الديوانية.
 */
const onTheWire: readonly Omit<Governorate, 'names'>[] = [
  { id: 611, code: 'IQ-BG', name: 'Baghdad' },
  { id: 601, code: 'IQ-AN', name: 'Al Anbar' },
  { id: 602, code: 'IQ-AR', name: 'Erbil' },
  { id: 603, code: 'IQ-BA', name: 'Basra' },
  { id: 604, code: 'IQ-BB', name: 'Babil' },
  { id: 605, code: 'IQ-DA', name: 'Duhok' },
  { id: 606, code: 'IQ-DI', name: 'Diyala' },
  { id: 607, code: 'IQ-DQ', name: 'Dhi Qar' },
  { id: 608, code: 'IQ-HA', name: 'Halabja' },
  { id: 609, code: 'IQ-KA', name: 'Karbala' },
  { id: 610, code: 'IQ-KI', name: 'Kirkuk' },
  { id: 612, code: 'IQ-MA', name: 'Maysan' },
  { id: 613, code: 'IQ-MU', name: 'Al Muthanna' },
  { id: 614, code: 'IQ-NA', name: 'Najaf' },
  { id: 615, code: 'IQ-NI', name: 'Nineveh' },
  { id: 616, code: 'IQ-QA', name: 'Al Qadisiyah' },
  { id: 617, code: 'IQ-SD', name: 'Salah ad Din' },
  { id: 618, code: 'IQ-SU', name: 'Sulaymaniyah' },
  { id: 619, code: 'IQ-WA', name: 'Wasit' },
];

const texts = await textsInLanguages('cart/governorates', 'governorates');

const governorates: readonly Governorate[] = onTheWire.map((governorate) => ({
  ...governorate,
  names: byLanguage((language) => texts[language][governorate.id] ?? governorate.name),
}));

/** The governorate of most orders, preselected (spec 1 §3). */
export const baghdadId = 611;

const ordered = (language: Language): readonly Governorate[] => {
  const { compare } = new Intl.Collator(language);
  const rank = ({ id }: Governorate): number => (id === baghdadId ? 0 : 1);
  return [...governorates].sort((a, b) => rank(a) - rank(b) || compare(a.names[language], b.names[language]));
};

/** In the alphabetical order of each language with Baghdad first, so that the list is easy to scan. */
export const governoratesIn = byLanguage(ordered);

export const governorateOf = (id: number): Governorate | undefined =>
  governorates.find((governorate) => governorate.id === id);
