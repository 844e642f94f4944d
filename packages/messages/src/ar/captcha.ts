import type { captcha as english } from '../en/captcha.ts';

export const captcha: typeof english = {
  title: 'تحقّق سريع',
  why: 'لاحظنا نشاطاً غير معتاد على شبكتك. اضغط الزر لتؤكّد أنك لست روبوتاً.',
  confirm: 'لست روبوتاً',
  leave: 'إلغاء',
  busy: 'جارٍ التحقّق…',
  failed: 'لم ينجح التحقّق. حاول مرة أخرى.',
};
