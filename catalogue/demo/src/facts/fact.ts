import type { Phrase } from '../department.ts';

/**
 * Codes of facts that shoppers look for before buying. Each is a row of the specification, defined in
 * `fact-attributes.ts`.
 */
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

/**
 * A fixed value, or one that depends on the product's option of an attribute, such as its number of seats.
 */
export type Fact = Phrase | { by: string; values: Readonly<Record<string, Phrase>> };

/** Facts by the code of the kind. From a list, one value is picked pseudo-randomly. */
export type FactsOfKinds = Readonly<
  Record<string, Readonly<Partial<Record<FactCode, Fact | readonly Phrase[]>>>>
>;

/** Formats width, depth and height in centimeters. */
export const cm = (...sides: readonly number[]): Phrase => {
  const figures = sides.map(String).join(' × ');
  return { en: `${figures} cm`, ar: `${figures} سم` };
};

export const kg = (weight: number): Phrase => ({ en: `${weight} kg`, ar: `${weight} كغم` });

export const grams = (weight: number): Phrase => ({ en: `${weight} g`, ar: `${weight} غم` });

/** Formats a number of months with the Arabic plural forms. */
export const months = (count: number): Phrase => {
  const arabic = count === 2 ? 'شهران' : `${count} ${count > 10 ? 'شهراً' : 'أشهر'}`;
  return { en: `${count} months`, ar: arabic };
};

/** Returns a phrase with the same text in both languages, such as a number or a year. */
export const same = (value: string): Phrase => ({ en: value, ar: value });

export const watts = (power: number): Phrase => {
  const figure = power.toLocaleString('en-US');
  return { en: `${figure} W`, ar: `${figure} واط` };
};

/** Formats kilowatt-hours per year, as on an energy label. */
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
