import type { CustomOptionInput, OptionPriceInput } from '@dijla/provider/modules/catalog/catalog';
import { dinars } from '../sets/product-parts.ts';

const free: OptionPriceInput = { type: 'fixed', amounts: [dinars(0)] };
const fixed = (amount: number): OptionPriceInput => ({ type: 'fixed', amounts: [dinars(amount)] });
/** An option price in whole percent of the product's price. */
const percent = (whole: number): OptionPriceInput => ({ type: 'percent', percent: whole * 10_000 });

const engraving: CustomOptionInput = {
  code: 'engraving',
  type: 'field',
  is_required: false,
  max_characters: 24,
  titles: { en: 'Engraving: a name or a date', ar: 'حفر اسم أو تاريخ' },
  values: [{ code: '', titles: {}, price: fixed(5_000) }],
};

const giftWrap: CustomOptionInput = {
  code: 'gift-wrap',
  type: 'checkbox',
  is_required: false,
  max_characters: null,
  titles: { en: 'Gift wrap', ar: 'تغليف هدية' },
  values: [{ code: 'wrapped', titles: { en: 'Wrap it as a gift', ar: 'غلّفه هدية' }, price: fixed(2_500) }],
};

const extras: CustomOptionInput = {
  code: 'gift-extras',
  type: 'multiple',
  is_required: false,
  max_characters: null,
  titles: { en: 'With the gift', ar: 'مع الهدية' },
  values: [
    { code: 'card', titles: { en: 'Greeting card', ar: 'بطاقة تهنئة' }, price: fixed(1_000) },
    { code: 'ribbon', titles: { en: 'Satin ribbon', ar: 'شريط ساتان' }, price: fixed(1_500) },
    { code: 'bag', titles: { en: 'Gift bag', ar: 'كيس هدايا' }, price: fixed(2_000) },
  ],
};

const message: CustomOptionInput = {
  code: 'message',
  type: 'area',
  is_required: false,
  max_characters: 300,
  titles: { en: 'Your words for the card', ar: 'كلماتك على البطاقة' },
  values: [{ code: '', titles: {}, price: free }],
};

const sendingDay: CustomOptionInput = {
  code: 'sending-day',
  type: 'date',
  is_required: false,
  max_characters: null,
  titles: { en: 'Send it on', ar: 'يوم الإرسال' },
  values: [{ code: '', titles: {}, price: free }],
};

const installation: CustomOptionInput = {
  code: 'installation',
  type: 'drop_down',
  is_required: false,
  max_characters: null,
  titles: { en: 'Installation', ar: 'النصب والتركيب' },
  values: [
    { code: 'delivery', titles: { en: 'Delivery to the door', ar: 'توصيل إلى الباب' }, price: free },
    {
      code: 'carrying',
      titles: { en: 'Carried up to your floor', ar: 'حمل إلى الطابق' },
      price: fixed(10_000),
    },
    { code: 'fitting', titles: { en: 'Installed and tested', ar: 'نصب وتشغيل' }, price: fixed(35_000) },
  ],
};

const cut: CustomOptionInput = {
  code: 'cut',
  type: 'radio',
  is_required: true,
  max_characters: null,
  titles: { en: 'Length', ar: 'الطول' },
  values: [
    { code: 'regular', titles: { en: 'As it is', ar: 'من دون تقصير' }, price: percent(0) },
    { code: 'shortened', titles: { en: 'Shortened by 10 cm', ar: 'أقصر بـ10 سم' }, price: percent(5) },
    {
      code: 'lined',
      titles: { en: 'Shortened by 20 cm, hem sewn by hand', ar: 'أقصر بـ20 سم بحاشية مخيطة يدوياً' },
      price: percent(15),
    },
  ],
};

/** Custom options of single products. The cut is required, the others are optional. */
export const personalOptions = { engraving, giftWrap, extras, message, sendingDay, installation, cut };
