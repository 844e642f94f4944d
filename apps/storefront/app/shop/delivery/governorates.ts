/** A governorate with its id on the wire. */
export type Governorate = { id: number; code: string; names: { en: string; ar: string } };

/**
 * The 19 governorates of Iraq. Names are from OCHA / Iraq CSO (CC BY-IGO), except for 616, which its people
 * call الديوانية; the English ones are sent on the wire.
 */
const governorates: readonly Governorate[] = [
  { id: 611, code: 'IQ-BG', names: { en: 'Baghdad', ar: 'بغداد' } },
  { id: 601, code: 'IQ-AN', names: { en: 'Al Anbar', ar: 'الأنبار' } },
  { id: 602, code: 'IQ-AR', names: { en: 'Erbil', ar: 'أربيل' } },
  { id: 603, code: 'IQ-BA', names: { en: 'Basra', ar: 'البصرة' } },
  { id: 604, code: 'IQ-BB', names: { en: 'Babil', ar: 'بابل' } },
  { id: 605, code: 'IQ-DA', names: { en: 'Duhok', ar: 'دهوك' } },
  { id: 606, code: 'IQ-DI', names: { en: 'Diyala', ar: 'ديالى' } },
  { id: 607, code: 'IQ-DQ', names: { en: 'Dhi Qar', ar: 'ذي قار' } },
  { id: 608, code: 'IQ-HA', names: { en: 'Halabja', ar: 'حلبجة' } },
  { id: 609, code: 'IQ-KA', names: { en: 'Karbala', ar: 'كربلاء' } },
  { id: 610, code: 'IQ-KI', names: { en: 'Kirkuk', ar: 'كركوك' } },
  { id: 612, code: 'IQ-MA', names: { en: 'Maysan', ar: 'ميسان' } },
  { id: 613, code: 'IQ-MU', names: { en: 'Al Muthanna', ar: 'المثنى' } },
  { id: 614, code: 'IQ-NA', names: { en: 'Najaf', ar: 'النجف' } },
  { id: 615, code: 'IQ-NI', names: { en: 'Nineveh', ar: 'نينوى' } },
  { id: 616, code: 'IQ-QA', names: { en: 'Al Qadisiyah', ar: 'الديوانية' } },
  { id: 617, code: 'IQ-SD', names: { en: 'Salah ad Din', ar: 'صلاح الدين' } },
  { id: 618, code: 'IQ-SU', names: { en: 'Sulaymaniyah', ar: 'السليمانية' } },
  { id: 619, code: 'IQ-WA', names: { en: 'Wasit', ar: 'واسط' } },
];

/** The governorate of most orders, preselected (spec 1 §3). */
export const baghdadId = 611;

const ordered = (language: keyof Governorate['names']): readonly Governorate[] => {
  const { compare } = new Intl.Collator(language);
  const rank = ({ id }: Governorate): number => (id === baghdadId ? 0 : 1);
  return [...governorates].sort((a, b) => rank(a) - rank(b) || compare(a.names[language], b.names[language]));
};

/** In the alphabetical order of each language with Baghdad first, so that the list is easy to scan. */
export const governoratesIn = { en: ordered('en'), ar: ordered('ar') } as const;

export const governorateOf = (id: number): Governorate | undefined =>
  governorates.find((governorate) => governorate.id === id);
