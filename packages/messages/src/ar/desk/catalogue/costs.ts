import type { costs as english } from '../../../en/desk/catalogue/costs.ts';
import { grouped, pluralArabic } from '../../../plural.ts';

export const costs: typeof english = {
  title: 'كلفة المنتجات عليك',
  cost: 'الكلفة',
  unknown: 'غير معروفة',
  change: 'غيّر الكلفة',
  currency: 'العملة',
  lines: 'المنتجات وكلفتها',
  linesHint:
    'سطر لكل منتج: رقم المنتج ثم Tab أو فاصلة ثم كلفة القطعة الواحدة. الصقها من جدول، حتى 1,000 سطر. السطر الذي بلا كلفة لا يُحسب، و- تحذف الكلفة.',
  saved: (count) =>
    pluralArabic(count, {
      zero: 'لم تتغيّر أي كلفة',
      one: 'تغيّرت كلفة واحدة',
      two: 'تغيّرت كلفتان',
      few: `تغيّرت ${grouped(count)} كلف`,
      many: `تغيّرت ${grouped(count)} كلفة`,
      other: `تغيّرت ${grouped(count)} كلفة`,
    }),
  faults: {
    columns: (line) => `السطر ${line}: اكتب رقم المنتج وكلفته.`,
    cost: (line) => `السطر ${line}: الكلفة ليست مبلغاً بهذه العملة.`,
    repeated: (line) => `السطر ${line}: هذا المنتج مكتوب في سطر قبله.`,
    'too-many': () => 'اكتب 1,000 كلفة كحد أقصى في المرة الواحدة.',
    none: 'لا سطر فيه كلفة بعد.',
  },
};
