import type { logins as english } from '../en/logins.ts';

export const logins: typeof english = {
  passkeys: 'مفاتيح المرور',
  passkeysIntro: 'ادخل ببصمتك أو وجهك أو قفل شاشتك، من دون أن تحفظ شيئاً.',
  addPasskey: 'إضافة مفتاح مرور',
  passkeyName: 'اسم المفتاح',
  passkeyProof: 'اكتب كلمة المرور حتى لا يضيف غيرك مفتاحاً.',
  makePasskey: 'إنشاء المفتاح',
  adding: 'جارٍ الإضافة',
  passkeyAdded: 'أُضيف مفتاح المرور.',
  notMade: 'لم يُنشأ المفتاح. حاول مرة أخرى.',
  neverUsed: 'لم يُستخدم بعد',
  removePasskey: (name) => `إزالة مفتاح المرور: ${name}`,
  addLogin: (provider) => `إضافة ${provider}`,
  goToLogin: (provider) => `المتابعة إلى ${provider}`,
  loginProof: 'اكتب كلمة المرور حتى لا يضيف غيرك طريقة للدخول.',
  byCode: 'أريد رمزاً بدلاً منها',
  offline: 'يحتاج ذلك إلى اتصال بالإنترنت.',
};
