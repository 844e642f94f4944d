import type { pointsMail as english } from '../../en/mail/points-mail.ts';
import { grouped, pluralArabic } from '../../plural.ts';

const counted = (count: number) =>
  pluralArabic(count, {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتين',
    few: `${grouped(count)} نقاط`,
    many: `${grouped(count)} نقطة`,
    other: `${grouped(count)} نقطة`,
  });

export const pointsMail: typeof english = {
  subject: (points, day) => `لديك ${counted(points)} تنتهي في ${day}`,
  heading: 'استخدم نقاطك قبل أن تنتهي',
  hello: (name) => `أهلاً \u2068${name}\u2069،`,
  expires: (points, day) => `تستطيع استخدام ${counted(points)} حتى ${day}، وبعدها تنتهي.`,
  howToUse: 'اختر في السلة أو عند إتمام الطلب كم نقطة تستخدم.',
  see: 'شاهد نقاطك',
};
