import type { reviews as english } from '../../../en/desk/content/reviews.ts';
import { grouped, pluralArabic } from '../../../plural.ts';
import { reviewsCounted } from '../../reviews-counted.ts';

export const reviews: typeof english = {
  title: 'التقييمات',
  help: [
    'ما يكتبه الزبائن ينتظر هنا حتى تقبله، ثم يظهر في صفحة المنتج ويُحسب في نجومه.',
    'التقييمات التي فيها كلمات نابية تأتي أولاً. لا يُرفض شيء من تلقاء نفسه، القرار لك.',
    'لكل صورة قرار وحدها: لا يظهر إلا ما تقبله.',
    'جوابك يظهر تحت التقييم باسم المتجر.',
  ],
  states: { pending: 'بالانتظار', approved: 'مقبول', rejected: 'مرفوض' },
  state: 'الحالة',
  stars: 'النجوم',
  starsOf: (count) =>
    pluralArabic(count, {
      zero: 'بلا نجوم',
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: `${count} نجوم`,
      many: `${count} نجمة`,
      other: `${count} نجمة`,
    }),
  noStars: 'بلا نجوم',
  sku: 'رمز المنتج',
  columns: {
    review: 'التقييم',
    product: 'المنتج',
    stars: 'النجوم',
    by: 'الكاتب',
    state: 'الحالة',
    since: 'منذ',
  },
  pictures: 'الصور',
  pictureOf: (place) => `الصورة ${place}`,
  showPicture: (place) => `قبول الصورة ${place}`,
  refusePicture: (place) => `رفض الصورة ${place}`,
  rude: 'كلمات نابية',
  boughtHere: 'اشترى من هنا',
  yes: 'نعم',
  guest: 'ضيف',
  customer: 'الزبون',
  approve: 'قبول',
  reject: 'رفض',
  approveMany: (count) => `قبول (${grouped(count)})`,
  rejectMany: (count) => `رفض (${grouped(count)})`,
  approved: (count) => `قُبل ${reviewsCounted(count)}`,
  rejected: (count) => `رُفض ${reviewsCounted(count)}`,
  answer: 'جواب المتجر',
  answerHint: 'يقرأه الجميع تحت التقييم. اتركه فارغاً إن لم يكن لك جواب.',
  saveAnswer: 'حفظ الجواب',
  answerSaved: 'حُفظ الجواب',
};
