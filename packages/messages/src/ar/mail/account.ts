import type { accountMail as english } from '../../en/mail/account.ts';

export const accountMail: typeof english = {
  subject: (shop) => `تم تغيير حسابك في ${shop}`,
  heading: 'تم تغيير حسابك',
  hello: (name) => (name === '' ? 'أهلاً،' : `أهلاً \u2068${name}\u2069،`),
  changed: {
    password: 'تم تغيير كلمة مرور حسابك.',
    email: 'تم تغيير البريد الإلكتروني لحسابك.',
    telephone: 'تم تغيير رقم الهاتف في حسابك.',
    login: 'أُضيفت طريقة جديدة للدخول إلى حسابك.',
    passkeyAdded: 'أُضيف مفتاح مرور إلى حسابك.',
    passkeyRemoved: 'حُذف مفتاح مرور من حسابك.',
  },
  notYou: 'إذا لم تكن أنت من فعل ذلك، فضع كلمة مرور جديدة الآن واتصل بنا.',
  setPassword: 'وضع كلمة مرور جديدة',
  resetSubject: (shop) => `كلمة مرور جديدة لحسابك في ${shop}`,
  resetHeading: 'كلمة مرور جديدة',
  resetText: 'أخبرتنا أنك نسيت كلمة المرور. يعمل هذا الرابط مرة واحدة خلال ساعة.',
  resetByCode: 'أو اكتب هذا الرمز في الصفحة التي طلبته منها:',
  deletionSubject: (shop) => `سيُحذف حسابك في ${shop}`,
  deletionHeading: 'سيُحذف حسابك',
  deletionText: (moment) => `سنحذف حسابك في ${moment} كما طلبت.`,
  deletionUndo: 'إذا أردت الإبقاء عليه فسجّل الدخول قبل ذلك. وإن لم تطلب الحذف فسجّل الدخول وغيّر كلمة المرور.',
  keptSubject: (shop) => `حسابك في ${shop} باقٍ`,
  keptHeading: 'حسابك باقٍ',
  keptText: 'سجّلت الدخول، لذلك لن نحذف حسابك.',
  logIn: 'تسجيل الدخول والإبقاء على الحساب',
};
