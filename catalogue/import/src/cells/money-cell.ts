/**
 * Currencies by their names and symbols in prices, the more specific name first: `دينار كويتي` is not the
 * Iraqi dinar.
 */
const names: readonly (readonly [RegExp, string])[] = [
  [/دينار\s*كويتي|د\.\s?ك\.?|kuwaiti dinars?/iu, 'KWD'],
  [/دينار\s*[أا]ردني|jordanian dinars?/iu, 'JOD'],
  [/دينار\s*بحريني|bahraini dinars?/iu, 'BHD'],
  [/دينار\s*ليبي|libyan dinars?/iu, 'LYD'],
  [/دينار\s*تونسي|tunisian dinars?/iu, 'TND'],
  [/دينار\s*جزائري|algerian dinars?/iu, 'DZD'],
  [/د\.?\s?ع\.?|دينار(?:\s*عراقي)?|(?:iraqi )?dinars?/iu, 'IQD'],
  [/ريال\s*قطري|ر\.\s?ق\.?|qatari riyals?/iu, 'QAR'],
  [/ريال\s*عماني|ر\.\s?ع\.?|omani rials?/iu, 'OMR'],
  [/ريال\s*يمني|yemeni rials?/iu, 'YER'],
  [/ريال\s*[إا]يراني|iranian rials?|تومان/iu, 'IRR'],
  [/ريال(?:\s*سعودي)?|ر\.\s?س\.?|﷼|(?:saudi )?riyals?/iu, 'SAR'],
  [/درهم(?:\s*[إا]ماراتي)?|د\.\s?[إا]\.?|dirhams?/iu, 'AED'],
  [/جنيه\s*مصري|ج\.\s?م\.?|egyptian pounds?/iu, 'EGP'],
  [/ليرة\s*سورية|ل\.\s?س\.?|syrian pounds?/iu, 'SYP'],
  [/ليرة\s*لبنانية|ل\.\s?ل\.?|lebanese pounds?/iu, 'LBP'],
  [/ليرة(?:\s*تركية)?|₺|(?:turkish )?liras?/iu, 'TRY'],
  [/€|يورو|euros?/iu, 'EUR'],
  [/£|pounds?(?: sterling)?/iu, 'GBP'],
  [/¥|yuan|yen/iu, 'JPY'],
  [/₹|rupees?/iu, 'INR'],
  [/₽/u, 'RUB'],
  [/₩/u, 'KRW'],
  [/₪/u, 'ILS'],
  [/₦/u, 'NGN'],
  [/zł/iu, 'PLN'],
  [/(?:CA|C)\$|canadian dollars?/iu, 'CAD'],
  [/(?:AU|A)\$|australian dollars?/iu, 'AUD'],
  [/NZ\$/iu, 'NZD'],
  [/HK\$/iu, 'HKD'],
  [/SG\$|(?<!U)S\$/iu, 'SGD'],
  [/R\$/iu, 'BRL'],
  [/MX\$/iu, 'MXN'],
  [/US\s?\$|\$|دولار(?:\s*[أا]مريكي)?|(?:us )?dollars?/iu, 'USD'],
];

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const codeIn = (cell: string): string | undefined =>
  cell.match(/(?<!\p{L})\p{L}{3}(?!\p{L})/gu)?.find((word) => codes.has(word.toUpperCase()));

/**
 * Splits a price cell into the ISO code of the currency it names, if any, and the rest. `12,500 د.ع` is IQD,
 * `25 €` and `25 EUR` are EUR, `25` has no currency.
 */
export const moneyCell = (cell: string): { currency: string | undefined; amount: string } => {
  const code = codeIn(cell);
  if (code !== undefined) return { currency: code.toUpperCase(), amount: cell.replace(code, '').trim() };
  for (const [pattern, currency] of names)
    if (pattern.test(cell)) return { currency, amount: cell.replace(pattern, '').trim() };
  return { currency: undefined, amount: cell };
};

/**
 * Returns the ISO code of a currency as people and shops write it (`usd`, `Iraqi Dinar`, `€`), or undefined
 * when the text is not a currency.
 */
export const currencyCell = (cell: string): string | undefined => {
  const { currency, amount } = moneyCell(cell);
  return amount === '' ? currency : undefined;
};
