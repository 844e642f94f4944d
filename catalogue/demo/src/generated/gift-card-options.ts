import type { CustomOptionInput, OptionPriceInput } from '@dijla/provider/modules/catalog/catalog';
import { dinars } from '../sets/product-parts.ts';
import { personalOptions } from './personal-options.ts';

/** The least and the most a gift card is worth, in dinars, and the step between. */
export const leastGift = 5_000;
const [mostGift, giftStep] = [250_000, 5_000];

const amounts = Array.from(
  { length: (mostGift - leastGift) / giftStep + 1 },
  (_, place) => leastGift + place * giftStep,
);

const grouped = (worth: number): string => worth.toLocaleString('en-US');

const amount: CustomOptionInput = {
  code: 'amount',
  type: 'drop_down',
  is_required: true,
  max_characters: null,
  titles: { en: 'Amount', ar: 'القيمة' },
  // Each is named by what is on the card, and costs that in all.
  values: amounts.map((worth) => ({
    code: String(worth),
    titles: { en: `${grouped(worth)} dinars`, ar: `${grouped(worth)} دينار` },
    price: { type: 'fixed', amounts: [dinars(worth - leastGift)] },
  })),
};

const free: OptionPriceInput = { type: 'fixed', amounts: [dinars(0)] };

const design: CustomOptionInput = {
  code: 'design',
  type: 'drop_down',
  is_required: false,
  max_characters: null,
  titles: { en: 'Occasion', ar: 'المناسبة' },
  values: [
    { code: 'birthday', titles: { en: 'Birthday', ar: 'عيد ميلاد' }, price: free },
    { code: 'eid', titles: { en: 'Eid', ar: 'العيد' }, price: free },
    { code: 'wedding', titles: { en: 'Wedding', ar: 'زواج' }, price: free },
    { code: 'graduation', titles: { en: 'Graduation', ar: 'تخرّج' }, price: free },
    { code: 'thanks', titles: { en: 'Thank you', ar: 'شكر' }, price: free },
  ],
};

const written = (
  code: string,
  max_characters: number,
  titles: CustomOptionInput['titles'],
): CustomOptionInput => ({
  code,
  type: 'field',
  is_required: false,
  max_characters,
  titles,
  values: [{ code: '', titles: {}, price: free }],
});

/** What the buyer of a gift card says: how much, for whom, from whom, what, and when. */
export const giftCardOptions: CustomOptionInput[] = [
  amount,
  design,
  written('recipient', 254, { en: 'Friend’s email or mobile number', ar: 'بريد من تهديه أو رقم هاتفه' }),
  written('from', 60, { en: 'From', ar: 'من' }),
  personalOptions.message,
  personalOptions.sendingDay,
];
