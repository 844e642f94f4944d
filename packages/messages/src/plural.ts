// @chunk shell
/** One text per plural form; the caller inserts the number into each text itself. */
type EnglishArms = Readonly<Record<'one' | 'other', string>>;
type ArabicArms = Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>>;

/** Formats a count like prices: 1,250. Both stores use Latin digits. */
export const grouped = (count: number): string => count.toLocaleString('en');

const select = <Arm extends string>(
  rules: Intl.PluralRules,
  count: number,
  arms: Readonly<Record<Arm | 'other', string>>,
): string => {
  const arm = rules.select(count);
  return arm in arms ? arms[arm as Arm] : arms.other;
};

const english = new Intl.PluralRules('en');
const arabic = new Intl.PluralRules('ar');

/** Returns the English text for a count: `one` for 1, otherwise `other`. */
export const pluralEnglish = (count: number, arms: EnglishArms): string => select(english, count, arms);

/**
 * Returns the Arabic text for a count: 0, 1, 2, then `few` for …3–10, `many` for …11–99, `other` for 100–102
 * and so on.
 */
export const pluralArabic = (count: number, arms: ArabicArms): string => select(arabic, count, arms);
