import { grouped, pluralArabic } from '../../plural.ts';
import { months } from '../day-names.ts';
import type { common as english } from '../../en/desk/common.ts';

export const common: typeof english = {
  cancel: 'إلغاء',
  close: 'إغلاق',
  save: 'حفظ',
  saving: 'يُحفظ…',
  saved: 'حُفظ',
  undo: 'تراجع',
  tryAgain: 'حاول مرة أخرى',
  loading: 'جارٍ التحميل',
  noAnswer: 'المتجر لا يستجيب. تفقّد الاتصال وحاول مرة أخرى.',
  failed: 'لم ينجح ذلك. حاول مرة أخرى، وإن تكرّر فأخبر من يدير المتجر.',
  notFound: 'لا يوجد شيء على هذا العنوان.',
  notPermitted: 'دورك لا يسمح بهذا. اطلبه من المالك إن احتجت إليه.',
  guests: 'الضيوف',
  toToday: 'العودة إلى اليوم',
  roleNames: {
    owner: 'المالك',
    orders: 'الطلبات',
    catalogue: 'الكتالوج',
    content: 'المحتوى',
    support: 'خدمة الزبائن',
    courier: 'مندوب التوصيل',
    vendor: 'بائع',
  },
  required: 'املأ هذا الحقل.',
  invalid: 'راجع هذا الحقل.',
  unsaved: 'لديك تغييرات لم تُحفظ.',
  unsavedText: 'إذا خرجت الآن ستضيع.',
  leave: 'اخرج بلا حفظ',
  stay: 'ابقَ هنا',
  final: 'لا يمكن التراجع عن هذا.',
  pick: 'اكتب للبحث',
  removeValue: (name) => `احذف ${name}`,
  moment: {
    today: (time) => `اليوم ${time}`,
    yesterday: (time) => `أمس ${time}`,
    thisYear: (day, month, time) => `${day} ${months[month - 1]} ${time}`,
    full: (day, month, year) => `${day} ${months[month - 1]} ${year}`,
  },
  ago: {
    minutes: (count) =>
      pluralArabic(count, {
        zero: 'الآن',
        one: 'دقيقة',
        two: 'دقيقتان',
        few: `${grouped(count)} دقائق`,
        many: `${grouped(count)} دقيقة`,
        other: `${grouped(count)} دقيقة`,
      }),
    hours: (count) =>
      pluralArabic(count, {
        zero: 'أقل من ساعة',
        one: 'ساعة',
        two: 'ساعتان',
        few: `${grouped(count)} ساعات`,
        many: `${grouped(count)} ساعة`,
        other: `${grouped(count)} ساعة`,
      }),
    days: (count) =>
      pluralArabic(count, {
        zero: 'اليوم',
        one: 'يوم',
        two: 'يومان',
        few: `${grouped(count)} أيام`,
        many: `${grouped(count)} يوماً`,
        other: `${grouped(count)} يوم`,
      }),
  },
  currency: { IQD: 'د.ع', USD: '$' },
  pieces: (count) =>
    pluralArabic(count, {
      zero: 'لا قطع',
      one: 'قطعة',
      two: 'قطعتان',
      few: `${grouped(count)} قطع`,
      many: `${grouped(count)} قطعة`,
      other: `${grouped(count)} قطعة`,
    }),
  copied: (text) => `نُسخ ${text}`,
  copy: (text) => `انسخ ${text}`,
  call: (number) => `اتصل بـ ${number}`,
};
