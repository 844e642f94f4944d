import type { manifest as english } from '../../en/documents/manifest.ts';

export const manifest: typeof english = {
  title: 'كشف المندوب',
  fileName: (day) => `كشف-المندوب-${day}`,
  nobody: 'المندوب: ____________________',
  packages: 'الطرود',
  cash: 'النقد المطلوب استلامه',
  who: 'الزبون',
  where: 'العنوان',
  collect: 'النقد',
  paid: 'مدفوع',
  signedByCourier: 'استلمها المندوب: الاسم والتوقيع',
  signedByShop: 'سلّمها: الاسم والتوقيع',
};
