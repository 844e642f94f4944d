import type { downloadRefusals as english } from '../en/download-refusals.ts';

export const downloadRefusals: typeof english = {
  'download.not-found': () => 'لم نجد هذا الملف بين طلباتك.',
  'download.used-up': () => 'استعملت كل مرات تنزيل هذا الملف.',
  'download.ended': () => 'انتهت مدة تنزيل هذا الملف.',
  'download.file-missing': () => 'هذا الملف غير متوفر بعد. حاول لاحقاً أو راسلنا من فضلك.',
  'download.address-expired': () => 'انتهت صلاحية هذا الرابط. افتح طلبك واضغط «تنزيل» من جديد.',
  'download.no-sample': () => 'لا توجد عيّنة من هذا الملف.',
  'desk.download-unlimited': () => 'لا يوجد مثل هذا الحد على هذا الملف، فلا شيء يُضاف إليه.',
  'desk.not-downloadable': () => 'هذا المنتج ليس من ملفات للتنزيل.',
  'desk.file-unknown': ({ file }) => `لا يوجد ملف باسم «${file}». ارفعه من جديد أو اكتب عنواناً يبدأ بـ https.`,
  'desk.file-part-unexpected': () => 'لم تصل أجزاء هذا الملف بترتيبها. ارفع الملف من جديد.',
  'desk.file-too-large': ({ most }) => `هذا الملف كبير جداً، والحد الأقصى ${most} ميغابايت.`,
  'desk.file-not-saved': () => 'لم يُحفظ الملف لأن مكان حفظ الملفات لا يستجيب الآن. حاول مرة أخرى بعد دقيقة.',
};
