import type { privacy as english } from '../en/privacy.ts';

export const privacy: typeof english = {
  title: 'الخصوصية',
  data: 'بياناتك',
  dataIntro: 'ملف واحد فيه كل ما نحفظه عنك: معلوماتك وعناوينك وطلباتك والرسائل وما وافقت عليه.',
  getData: 'تنزيل بياناتك',
  dataPassword: 'اكتب كلمة المرور حتى لا يحصل غيرك على الملف.',
  downloading: 'جارٍ تجهيز الملف',
  dataReady: 'تم تنزيل الملف.',
  fileName: (day) => `my-data-${day}.json`,
  deletion: 'حذف الحساب',
  deletionIntro: 'يُسجَّل خروجك من كل الأجهزة فوراً، ويُحذف الحساب بعد 14 يوماً.',
  deleteAccount: 'حذف الحساب',
  whatGoes: 'تُمحى معلوماتك وعناوينك وسلتك وقوائمك وتقييماتك والرسائل.',
  whatStays: 'تبقى طلباتك وفواتيرك في سجلاتنا من دون اسمك ورقمك وبريدك وعنوانك.',
  whatWaits: 'إذا كان لديك طلب في الطريق فسيصل إليك أولاً.',
  howToUndo: 'إذا أردت الإبقاء على الحساب فسجّل الدخول خلال 14 يوماً.',
  sendDeletionCode: 'أرسلوا لي رمز التأكيد',
  confirmDeletion: 'حذف الحساب',
  deletedTitle: 'سيُحذف حسابك',
  deletedText: (day) => `سنحذفه في ${day}. وإذا سجّلت الدخول قبل ذلك فسيبقى.`,
  toShop: 'العودة إلى المتجر',
};
