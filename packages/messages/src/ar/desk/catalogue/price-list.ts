import type { priceList as english } from '../../../en/desk/catalogue/price-list.ts';
import { grouped, pluralArabic } from '../../../plural.ts';

const lines = (count: number): string =>
  pluralArabic(count, {
    zero: 'لا سطر',
    one: 'سطر واحد',
    two: 'سطران',
    few: `${grouped(count)} أسطر`,
    many: `${grouped(count)} سطراً`,
    other: `${grouped(count)} سطر`,
  });

export const priceList: typeof english = {
  title: 'أسعار منتجات كثيرة',
  help: [
    'انسخ صفوفاً من جدول والصقها: رقم المنتج، السعر، السعر الخاص، القطع. يمكن ترك الأخيرين.',
    'المعاينة تقول ماذا يغيّر كل سطر وما الخطأ فيه. لا يُحفظ شيء قبل أن تضغط الحفظ.',
    'تُحفظ الأسطر كلها معاً أو لا يُحفظ منها شيء. يراها الزبائن خلال ثوانٍ، ويمكنك إرجاعها كما كانت.',
  ],
  paste: 'الأسطر',
  currency: 'المبالغ',
  followed: 'العملة الأخرى تتبع بسعر الصرف',
  lines: 'الرقم، السعر، السعر الخاص، القطع',
  linesHint:
    'منتج واحد في السطر، والأعمدة تفصلها Tab أو فاصلة منقوطة، و1,000 سطر على الأكثر. الفارغ يبقى كما هو، و- مكان السعر الخاص تلغي الأسعار الخاصة.',
  percent: 'ارفع كل الأسعار بنسبة مئوية، أو اخفضها بعلامة ناقص',
  wrongPercent: 'اكتب عدداً صحيحاً مثل 10 أو -15.',
  raise: 'احسب',
  preview: 'عاين',
  changes: 'ما يتغيّر',
  counted: ({ good, faulty }) =>
    faulty === 0
      ? `يمكن حفظ: ${lines(good)}.`
      : `يمكن حفظ: ${lines(good)}. فيها خطأ وتُترك: ${lines(faulty)}.`,
  save: (count) => `احفظ الأسطر (${grouped(count)})`,
  saved: (count) => `حُفظ: ${lines(count)}. يراها الزبائن خلال ثوانٍ.`,
  undo: 'أرجعها كما كانت',
  more: (count) => `وبعدها ${lines(count)}`,
  byRate: 'بسعر الصرف',
  noSpecial: 'لا شيء',
  columns: { line: 'السطر', product: 'المنتج', price: 'السعر', special: 'السعر الخاص', qty: 'القطع' },
  faults: {
    columns: 'السطر رقم ثم سعر أو سعر خاص أو قطع، تفصلها Tab.',
    price: 'السعر ليس مبلغاً بهذه العملة.',
    special: 'السعر الخاص ليس مبلغاً بهذه العملة.',
    qty: 'القطع ليست عدداً صحيحاً.',
    repeated: 'هذا المنتج مذكور أعلاه.',
    'too-many': 'تُحفظ 1,000 سطر على الأكثر معاً.',
    unknown: 'لا منتج بهذا الرقم.',
    composed: 'سعره وقطعه من مكوناته.',
    codes: 'قطعه رموز تُضاف من البطاقات الرقمية.',
    'special-not-below': 'السعر الخاص يجب أن يكون أقل من السعر العادي.',
    'not-permitted': 'دورك لا يسمح بعدّ القطع.',
    changed: 'تغيّر أثناء ذلك. عاينه من جديد.',
  },
};
