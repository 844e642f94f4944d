import type { productChoice as english } from '../../en/product/product-choice.ts';
import { pluralArabic } from '../../plural.ts';

export const productChoice: typeof english = {
  required: 'مطلوب',
  optional: 'اختياري',
  choose: 'اختر',
  without: 'بدون',
  bundleTitle: 'كوّنها كما تحب',
  groupTitle: 'اختر ما تحتاج إليه',
  quantityOf: (name) => `الكمية من ${name}`,
  noneChosen: 'اختر منتجاً واحداً على الأقل.',
  filesIncluded: 'الملفات التي ستحصل عليها',
  filesToChoose: 'اختر الملفات',
  lookAtSample: 'اطّلع على عيّنة',
  noSurcharge: 'ضمن السعر',
  charactersLeft: (count) =>
    pluralArabic(count, {
      zero: 'لم يبقَ أي حرف',
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: `بقيت ${count} أحرف`,
      many: `بقي ${count} حرفاً`,
      other: `بقي ${count} حرف`,
    }),
  missingChoice: (title) => `أكمل هذا أولاً: ${title}`,
  missingFiles: 'اختر ملفاً واحداً على الأقل.',
  tooLong: (most) =>
    pluralArabic(most, {
      zero: 'لا مكان للكتابة هنا.',
      one: 'المسموح حرف واحد.',
      two: 'المسموح حرفان.',
      few: `المسموح ${most} أحرف.`,
      many: `المسموح ${most} حرفاً.`,
      other: `المسموح ${most} حرف.`,
    }),
  badDate: 'اكتب تاريخاً صحيحاً، مثل 28-2-2026.',
  badChoice: (title) => `هذا الاختيار غير متوفر حالياً: ${title}`,
  tiers: 'اشترِ أكثر ووفّر أكثر',
  each: (amount) => `${amount} للقطعة`,
  tierOf: (qty) =>
    pluralArabic(qty, {
      zero: 'أي كمية',
      one: 'قطعة فأكثر',
      two: 'قطعتان فأكثر',
      few: `${qty} فأكثر`,
      many: `${qty} فأكثر`,
      other: `${qty} فأكثر`,
    }),
};
