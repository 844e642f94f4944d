import type { paper as english } from '../../en/documents/paper.ts';

export const paper: typeof english = {
  pageBefore: 'صفحة ',
  pageOf: ' من ',
  orderNumber: 'رقم الطلب',
  orderedOn: 'تاريخ الطلب',
  product: 'المنتج',
  sku: (sku) => `رمز المنتج ${sku}`,
  qty: 'الكمية',
  part: (qty, name) => `${qty} × ${name}`,
  place: (region, city) => [region, city].filter((name) => name !== '').join('، '),
  landmark: (landmark) => `أقرب نقطة دالة: ${landmark}`,
  licence: (number) => `رقم الإجازة ${number}`,
  taxNumber: (number) => `الرقم الضريبي ${number}`,
};
