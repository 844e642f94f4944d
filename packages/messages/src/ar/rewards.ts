import type { rewards as english } from '../en/rewards.ts';
import { grouped, pluralArabic } from '../plural.ts';

export const rewards: typeof english = {
  earnedHere: (points) => `تحصل عنه على ${points}`,
  campaign: (times, day) => `النقاط × ${times} حتى ${day}`,
  aboutTitle: 'النقاط',
  aboutIntro: 'تحصل على نقاط عن طلباتك وتقييماتك، وتدفع أقل بها في المرة القادمة.',
  ratesUnread: 'تعذّر عرض الأرقام الآن. تأكّد من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  toOwn: 'شاهد نقاطك',
  join: 'إنشاء حساب',
  points: (count) =>
    pluralArabic(count, {
      zero: 'لا نقاط',
      one: 'نقطة واحدة',
      two: 'نقطتان',
      few: `${grouped(count)} نقاط`,
      many: `${grouped(count)} نقطة`,
      other: `${grouped(count)} نقطة`,
    }),
  balance: 'نقاطك',
  worth: (amount) => `قيمتها ${amount} في طلبك القادم`,
  pending: (points) => `تُضاف ${points} بعد توصيل طلباتك`,
  owed: (points) => `استُرجعت ${points} بعد أن استخدمتها. ما تكسبه بعدها يسدّدها أولاً.`,
  expiring: (count, day) =>
    pluralArabic(count, {
      zero: 'لا نقاط تنتهي',
      one: `نقطة واحدة تنتهي في ${day}`,
      two: `نقطتان تنتهيان في ${day}`,
      few: `${grouped(count)} نقاط تنتهي في ${day}`,
      many: `${grouped(count)} نقطة تنتهي في ${day}`,
      other: `${grouped(count)} نقطة تنتهي في ${day}`,
    }),
  expireText: (months) =>
    `تنتهي النقاط غير المستخدمة بعد ${pluralArabic(months, {
      zero: 'أشهر',
      one: 'شهر',
      two: 'شهرين',
      few: `${months} أشهر`,
      many: `${months} شهراً`,
      other: `${months} شهر`,
    })} من حصولك عليها، ونخبرك قبل ذلك.`,
  earnTitle: 'كيف تكسب النقاط',
  earnRegistration: (points) => `${points} لحسابك، بعد تأكيد بريدك أو رقم هاتفك`,
  earnReview: (points) => `${points} لكل منتج تقيّمه، بعد نشر تقييمك`,
  earnOrder: (points, amount) => `${points} لكل ${amount} من مشترياتك، بعد التوصيل`,
  spendTitle: 'كيف تستخدم النقاط',
  spendText: (points, amount) =>
    `${points} تساوي ${amount}. اختر في السلة أو عند إتمام الطلب كم نقطة تستخدم.`,
  spendBack: 'إذا أُلغي الطلب تعود إليك النقاط التي استخدمتها فيه.',
  changes: 'حركة نقاطك',
  noChanges: 'لا نقاط بعد. تظهر هنا حال حصولك عليها.',
  kind: {
    registration: 'تأكيد الحساب',
    review: 'نشر تقييم',
    order: 'توصيل طلب',
    revoked: 'استرجاع نقاط',
    adjusted: 'تعديل من المتجر',
    spent: 'استخدام في طلب',
    returned: 'عودة من طلب',
    expired: 'انتهاء نقاط',
  },
  order: (number) => `الطلب ${number}`,
  held: 'محجوزة حتى توصيل الطلب',
  more: 'عرض المزيد',
  unread: 'تعذّر عرض نقاطك الآن. تأكّد من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  tryAgain: 'حاول مرة أخرى',
};
