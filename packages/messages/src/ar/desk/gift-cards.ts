import type { giftCards as english } from '../../en/desk/gift-cards.ts';

export const giftCards: typeof english = {
  title: 'بطاقات الهدايا',
  help: [
    'بطاقات الهدايا التي بيعت هنا وما بقي في كل منها. ابحث عن البطاقة بآخر أربعة أحرف من رمزها.',
    'تصدر البطاقة بعد دفع ثمن طلبها، وتُرسل إلى الصديق في اليوم الذي اختاره المشتري.',
    'لا يقرأ أحد الرموز هنا، ولا حتى المالك. البطاقة الموقوفة لا يُدفع بها شيء، ويبقى رصيدها فيها.',
  ],
  lastFour: 'آخر أربعة أحرف',
  amount: 'القيمة',
  balance: 'المتبقي',
  state: 'الحالة',
  states: { active: 'فعّالة', blocked: 'موقوفة', void: 'ملغاة' },
  order: 'اشتُريت بالطلب',
  issued: 'صدرت',
  sent: 'أُرسلت',
  toBeSent: 'موعد الإرسال',
  expires: 'صالحة حتى',
  blockedFor: 'سبب الإيقاف',
  changes: 'الحركات',
  change: { issued: 'صدرت', spent: 'صُرف منها', returned: 'أُعيد إليها', voided: 'سُحب منها' },
  reason: 'السبب',
  block: 'إيقاف البطاقة',
  unblock: 'إعادة تفعيل البطاقة',
  blocked: 'أُوقفت البطاقة',
  unblocked: 'يمكن صرف البطاقة مجدداً',
};
