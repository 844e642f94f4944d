import type { vendorSignUp as english } from '../en/vendor-sign-up.ts';

export const vendorSignUp: typeof english = {
  title: 'بِع معنا',
  intro: 'عندك البضاعة، ونحن نوصلها إلى المشترين في كل المحافظات. احكِ لنا عن متجرك ونكتب لك.',
  collect: 'نستلم',
  collectText: 'يأخذ مندوبونا ما طُلب من متجرك أو مخزنك.',
  deliver: 'نوصل',
  deliverText: 'إلى باب المشتري، بأوراق التغليف وخدمة الزبائن من عندنا.',
  pay: 'ندفع لك',
  payText: 'عندما يُسلَّم الطلب تستلم سعره بعد خصم عمولتنا، مع كشف حساب.',
  warehouse: 'نخزن إن أحببت',
  warehouseText: 'اترك بضاعتك في مخزننا مقابل أجر لتصل إلى المشتري أسرع.',
  needsScripts: 'فعّل جافاسكربت في متصفحك لإرسال الاستمارة، أو اتصل بنا.',
};
