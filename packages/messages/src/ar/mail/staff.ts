import type { staffMail as english } from '../../en/mail/staff.ts';

export const staffMail: typeof english = {
  subject: (number, amount) => `طلب جديد ${number}: ${amount}`,
  heading: 'طلب جديد',
  text: 'الطلب بانتظاركم في لوحة المتجر.',
  number: 'رقم الطلب',
  amount: 'المبلغ',
  pieces: 'عدد القطع',
  region: 'المحافظة',
  reason: (shop) => `تصلك هذه الرسالة لأنك طلبت في لوحة ${shop} إبلاغك بالطلبات. غيّر ذلك من «حسابك».`,
  sms: (shop, facts) => `${shop}: طلب جديد ${facts.filter((fact) => fact !== '').join('، ')}`,
};
