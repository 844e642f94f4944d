import type { packingSlip as english } from '../../en/documents/packing-slip.ts';

export const packingSlip: typeof english = {
  packingSlip: 'بيان محتويات الطرد',
  fileName: (number) => `بيان-المحتويات-${number}`,
  deliverTo: 'عنوان التوصيل',
  phone: 'الهاتف',
  slot: 'وقت التوصيل',
  delivery: 'التوصيل',
  sku: 'رمز المنتج',
  pieces: 'عدد القطع',
  collect: 'يُستلم نقداً من الزبون',
  nothingToCollect: 'لا يُستلم شيء من الزبون',
  nothingToDeliver: 'لا يوجد عنوان للتوصيل',
};
