import type { downloads as english } from '../../en/orders/downloads.ts';
import { pluralArabic } from '../../plural.ts';

export const downloads: typeof english = {
  files: 'ملفاتك',
  order: 'الطلب',
  download: 'تنزيل',
  downloadOf: (name) => `تنزيل ${name}`,
  preparing: 'نجهّز الملف',
  megabytes: (size) => `${size} ميغابايت`,
  kilobytes: (size) => `${size} كيلوبايت`,
  left: (count) =>
    pluralArabic(count, {
      zero: 'لم يبقَ أي تنزيل',
      one: 'بقي تنزيل واحد',
      two: 'بقي تنزيلان',
      few: `بقيت ${count} تنزيلات`,
      many: `بقي ${count} تنزيلاً`,
      other: `بقي ${count} تنزيل`,
    }),
  unlimited: 'نزّله قدر ما تشاء',
  until: (day) => `حتى ${day}`,
  usedUp: 'استعملت كل مرات تنزيل هذا الملف.',
  ended: (day) => `كان تنزيله متاحاً حتى ${day}.`,
  missing: 'هذا الملف غير متوفر بعد. حاول لاحقاً من فضلك.',
  none: 'لا ملفات بعد',
  noneHint: 'الملفات التي تشتريها تظهر هنا حال دفع ثمنها.',
  notPaid: 'تنزّل ملفاتك من هنا حال دفع ثمن الطلب.',
  noAnswer: 'تعذّر التحميل الآن. تأكّد من الاتصال وحاول مرة أخرى.',
  tryAgain: 'حاول مرة أخرى',
};
