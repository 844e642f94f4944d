import { isNumber } from '../language/words-in.ts';

/** A range of prices in major units, both bounds inclusive. */
export type PriceAsked = { least?: number; most?: number };

const [below, above, between, and] = [
  [
    'under',
    'below',
    'less than',
    'cheaper than',
    'max',
    'maximum',
    'up to',
    'at most',
    'within',
    'not more than',
    'اقل من',
    'باقل من',
    'تحت',
    'جوه',
    'جوا',
    'دون',
    'ارخص من',
    'حد',
    'لحد',
    'لغايه',
    'حدود',
    'بحدود',
    'ما يتجاوز',
    'لا يتجاوز',
    'اقصي',
    'مو اكثر من',
    'ليس اكثر من',
    'ضمن',
  ],
  [
    'over',
    'above',
    'more than',
    'at least',
    'from',
    'min',
    'minimum',
    'starting',
    'اكثر من',
    'فوق',
    'اعلي من',
    'اغلي من',
    'اكبر من',
    'من',
  ],
  ['between', 'from', 'بين', 'ما بين', 'من'],
  ['and', 'to', 'و', 'الي', 'ل', 'لي', 'لحد', 'وبين'],
].map((phrases) => phrases.map((phrase) => phrase.split(' ')));

const thousand = new Set(['الف', 'الاف', 'k', 'thousand', 'ا', 'الفا']);
const million = new Set(['مليون', 'million', 'ملايين']);
const money = new Set([
  'دينار',
  'دنانير',
  'iqd',
  'dinar',
  'dinars',
  'دولار',
  'دولارات',
  'usd',
  'dollar',
  'dollars',
  'bucks',
  'دع',
  'عراقي',
]);

/** With a measure after it a number is no price. */
const measures = new Set(
  'kg كيلو كغم g غم غرام l لتر لترا liter liters ml مل inch انج انش بوصه cm سم mm ملم m متر w واط watt watts gb غيغابايت جيجا كيكا tb mah ملي قطعه قطع pieces pcs gram grams ton طن سنه years اشهر months hours ساعه'.split(
    ' ',
  ),
);
/** Words that also open other phrases: the amount must name money. */
const ambiguous = new Set(['من', 'from', 'within', 'min', 'max', 'حد', 'ضمن', 'دون']);

type Read = { value: number; length: number; isMoney: boolean };

const phraseAt = (
  words: readonly string[],
  place: number,
  phrases: readonly (readonly string[])[] = [],
): number => {
  const found = phrases
    .filter((phrase) => phrase.every((word, at) => words[place + at] === word))
    .map(({ length }) => length);
  return Math.max(0, ...found);
};

/** Reads an amount: a number, how many it is of, and the currency. */
const amountAt = (words: readonly string[], place: number, isInThousands: boolean): Read | undefined => {
  const word = words[place] ?? '';
  if (!isNumber(word)) return undefined;
  let [value, length, isMoney, isNamed] = [Number(word), 1, false, false];
  for (; length < 4; length += 1) {
    const next = words[place + length] ?? '';
    if (thousand.has(next)) [value, isMoney, isNamed] = [value * 1000, true, true];
    else if (million.has(next)) [value, isMoney, isNamed] = [value * 1_000_000, true, true];
    else if (money.has(next)) isMoney = true;
    else break;
  }
  if (!isMoney && measures.has(words[place + length] ?? '')) return undefined;
  // Nobody in Iraq says the thousands of a price in dinars.
  if (isInThousands && !isNamed && value < 1000) value *= 1000;
  return { value, length, isMoney };
};

type Found = { price: PriceAsked; length: number };

const rangeAt = (words: readonly string[], place: number, isInThousands: boolean): Found | undefined => {
  const opening = phraseAt(words, place, between);
  const low = opening > 0 ? amountAt(words, place + opening, isInThousands) : undefined;
  if (low === undefined) return undefined;
  const middle = place + opening + low.length;
  const joining = phraseAt(words, middle, and);
  const high = joining > 0 ? amountAt(words, middle + joining, isInThousands) : undefined;
  if (high === undefined) return undefined;
  const bounds = [low.value, high.value].toSorted((one, other) => one - other);
  return {
    price: { least: bounds[0] ?? 0, most: bounds[1] ?? 0 },
    length: opening + low.length + joining + high.length,
  };
};

const boundAt = (words: readonly string[], place: number, isInThousands: boolean): Found | undefined => {
  for (const [phrases, side] of [
    [below, 'most'],
    [above, 'least'],
  ] as const) {
    const opening = phraseAt(words, place, phrases);
    const amount = opening > 0 ? amountAt(words, place + opening, isInThousands) : undefined;
    if (amount !== undefined && (amount.isMoney || !ambiguous.has(words[place] ?? '')))
      return { price: { [side]: amount.value }, length: opening + amount.length };
  }
  const amount = amountAt(words, place, isInThousands);
  return amount?.isMoney === true ? { price: { most: amount.value }, length: amount.length } : undefined;
};

/**
 * Returns the range of prices that words ask for, the words that do, and the others. `isInThousands` says that prices are
 * in a currency of which nobody says the thousands.
 */
export const priceAsked = (
  words: readonly string[],
  isInThousands: boolean,
): { price: PriceAsked | undefined; words: readonly string[]; others: readonly string[] } => {
  let price: PriceAsked | undefined;
  let asking: readonly string[] = [];
  const others: string[] = [];
  for (let place = 0; place < words.length;) {
    const found =
      price === undefined
        ? (rangeAt(words, place, isInThousands) ?? boundAt(words, place, isInThousands))
        : undefined;
    if (found === undefined) others.push(words[place] ?? '');
    else {
      price = found.price;
      asking = words.slice(place, place + found.length);
    }
    place += found?.length ?? 1;
  }
  return { price, words: asking, others };
};
