// @chunk shell
/** A text per plural form; `{n}`-free: the caller puts the number into each arm itself. */
type EnglishArms = Readonly<Record<'one' | 'other', string>>;
type ArabicArms = Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>>;

/** A count as prices are written: 1,250. Both stores write Latin digits. */
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

/** The English text for a count: 1 is `one`, all else `other`. */
export const pluralEnglish = (count: number, arms: EnglishArms): string => select(english, count, arms);

/** The Arabic text for a count: 0, 1, 2, then `few` for …3–10, `many` for …11–99, `other` for 100–102 and so on. */
export const pluralArabic = (count: number, arms: ArabicArms): string => select(arabic, count, arms);
