import type { digitalCards as english } from '../../en/orders/digital-cards.ts';

export const digitalCards: typeof english = {
  order: 'الطلب',
  reveal: 'أظهر الرمز',
  revealHint: 'بعد أن ترى الرمز لا يمكن إرجاع البطاقة.',
  code: 'الرمز',
  pin: 'الرقم السري',
  copy: 'نسخ',
  copied: 'تم النسخ',
  unreadable: 'لم نتمكّن من قراءة هذا الرمز. اتصل بنا من فضلك.',
  none: 'لا بطاقات رقمية بعد',
  noneHint: 'الرموز التي تشتريها تظهر هنا حال دفع ثمنها.',
  needsLink: 'افتح الرابط من الرسالة التي أرسلناها لك حين صارت بطاقاتك جاهزة.',
  keepLink: 'كل من لديه رابطك يرى هذه الرموز، فلا تشاركه مع أحد.',
  noAnswer: 'تعذّر التحميل الآن. تأكّد من الاتصال وحاول مرة أخرى.',
  tryAgain: 'حاول مرة أخرى',
  giftCards: 'بطاقات الهدايا التي اشتريتها',
  giftCard: (amount) => `بطاقة هدية بقيمة ${amount}`,
  giftTo: 'إلى',
  giftWaits: (day) => `نرسلها يوم ${day}`,
  giftSent: (day) => `أُرسلت يوم ${day}`,
  giftStates: { blocked: 'موقوفة', void: 'ملغاة لأن طلبها أُعيد', expired: 'انتهت صلاحيتها' },
};
