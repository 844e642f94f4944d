import { phoneDigits } from '../digits/phone-number.ts';
import { foldedText } from '../text/folded-text.ts';

/** Where somebody can be found, as an address book or an order has it. */
export type Place = {
  region_id: number | null;
  city: string;
  street: readonly string[];
  telephone: string | null;
};

/** What stands before a number or name of an address and says nothing by itself, folded. */
const fillers: ReadonlySet<string> = new Set([
  'شارع',
  'زقاق',
  'محله',
  'دار',
  'بيت',
  'رقم',
  'منطقه',
  'حي',
  'street',
  'st',
  'house',
  'no',
  'alley',
  'district',
]);
/** Words of a street without a number that tell one house from others. */
const wordsEnough = 4;
const fewestDigits = 7;

const wordsOf = (texts: readonly string[]): string[] =>
  foldedText(texts.join(' '))
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .filter((word) => word !== '' && !fillers.has(word));

/**
 * Returns a place as it is compared: the same for each spelling of its street, in any digits; null where the street says
 * too little to be anybody's, such as the name of a quarter alone.
 */
const placeKey = ({ region_id: region, city, street }: Place): string | null => {
  const words = wordsOf(street);
  if (words.length < 2 || (words.length < wordsEnough && !words.some((word) => /\p{N}/u.test(word))))
    return null;
  return [region ?? wordsOf([city]).join(' '), ...words].join(' ');
};

const phoneKey = ({ telephone }: Place): string | null => {
  const digits = phoneDigits(telephone ?? '');
  return digits.length < fewestDigits ? null : digits;
};

/** Whether any of these places is one of the others, by its address or its telephone number. */
export const haveSamePlace = (places: readonly Place[], others: readonly Place[]): boolean =>
  [placeKey, phoneKey].some((keyOf) => {
    const known = new Set(others.map(keyOf));
    return places.some((place) => {
      const key = keyOf(place);
      return key !== null && known.has(key);
    });
  });
