import type { Phrase } from '../department.ts';

/** What a shopper asks before buying; each is a line of the specification, in `fact-attributes.ts`. */
export type FactCode =
  | 'published'
  | 'book_size'
  | 'ingredients'
  | 'strength'
  | 'lasting'
  | 'pack_count'
  | 'drained_weight'
  | 'holds'
  | 'washes'
  | 'box_sheets'
  | 'item_origin'
  | 'keeping'
  | 'shelf_life'
  | 'after_opening'
  | 'made_of'
  | 'finished_size'
  | 'play_time'
  | 'item_size'
  | 'item_dimensions'
  | 'item_weight'
  | 'max_load'
  | 'room_area'
  | 'power_use'
  | 'screen_kind'
  | 'device_battery'
  | 'device_camera'
  | 'graphics'
  | 'operating_system'
  | 'ports'
  | 'item_care'
  | 'in_the_box'
  | 'warranty_term';

/** One value, or one that follows from what the product was given for an attribute, such as its seats. */
export type Fact = Phrase | { by: string; values: Readonly<Record<string, Phrase>> };

/** Facts of kinds by their codes. A list is drawn from by chance. */
export type FactsOfKinds = Readonly<
  Record<string, Readonly<Partial<Record<FactCode, Fact | readonly Phrase[]>>>>
>;

/** Width, depth and height in centimeters. */
export const cm = (...sides: readonly number[]): Phrase => {
  const figures = sides.map(String).join(' × ');
  return { en: `${figures} cm`, ar: `${figures} سم` };
};

export const kg = (weight: number): Phrase => ({ en: `${weight} kg`, ar: `${weight} كغم` });

export const grams = (weight: number): Phrase => ({ en: `${weight} g`, ar: `${weight} غم` });

/** A time in months, as Arabic counts them. */
export const months = (count: number): Phrase => {
  const arabic = count === 2 ? 'شهران' : `${count} ${count > 10 ? 'شهراً' : 'أشهر'}`;
  return { en: `${count} months`, ar: arabic };
};

/** What is written alike in both languages: a number, a year. */
export const same = (value: string): Phrase => ({ en: value, ar: value });

export const watts = (power: number): Phrase => {
  const figure = power.toLocaleString('en-US');
  return { en: `${figure} W`, ar: `${figure} واط` };
};

/** So many kilowatt-hours in a year, as an energy label says it. */
export const yearly = (hours: number): Phrase => ({
  en: `${hours} kWh a year`,
  ar: `${hours} كيلوواط ساعة في السنة`,
});

export const by = (attribute: string, values: Readonly<Record<string, Phrase>>): Fact => ({
  by: attribute,
  values,
});

export const halfYear: Phrase = { en: '6 months', ar: '6 أشهر' };
export const oneYear: Phrase = { en: '1 year', ar: 'سنة' };
export const twoYears: Phrase = { en: '2 years', ar: 'سنتان' };
