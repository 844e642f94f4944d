import type { notices as english } from '../en/notices.ts';

export const notices: typeof english = {
  title: 'الإشعارات',
  orderTitle: 'تابع طلبك أولاً بأول',
  orderText: 'نخبرك على هذا الجهاز عندما يكون طلبك في الطريق. بلا إعلانات.',
  savedTitle: 'نخبرك عندما يُرسل',
  savedText: 'نخبرك على هذا الجهاز حالما يصلنا طلبك.',
  accountText: 'أخبار طلباتك وتنبيهاتك على هذا الجهاز.',
  turnOn: 'فعّل الإشعارات',
  turningOn: 'لحظة...',
  turnOff: 'أوقفها',
  isOn: 'الإشعارات مفعّلة',
  isOff: 'الإشعارات متوقفة على هذا الجهاز.',
  denied: 'لم نحصل على إذن بإرسال الإشعارات...',
  deniedText: 'يمكنك السماح بالإشعارات من إعدادات المتصفح.',
  failed: 'لم يتمكن متصفحك من تفعيل الإشعارات. حاول لاحقاً.',
  accepted: { title: 'وصلنا طلبك', text: 'رقم طلبك {number}.' },
  rejected: { title: 'لم يتم طلبك', text: 'افتح سلتك لتعرف السبب.' },
  waiting: { title: 'عاد الاتصال', text: 'طلبات تنتظر أن ترسلها: {number}' },
};
