import type { ownVendor as english } from '../../../en/desk/value/own-vendor.ts';

export const ownVendor: typeof english = {
  title: 'مبيعاتك',
  help: [
    'المنتجات التي يبيعها المتجر لك، وما صار بكل مبيعة، وما تستحقه. إذا أردت تغيير شيء، راسل المتجر.',
    'تستحق ثمن القطع التي وصلت وبقيت لدى الزبون، ناقصاً عمولة المتجر وأجرة الخزن.',
  ],
  parts: { account: 'الحساب', goods: 'المنتجات', lines: 'المبيعات', payouts: 'الدفعات' },
  columns: {
    product: 'المنتج',
    order: 'الطلب',
    placed: 'وقت الطلب',
    state: 'الحالة',
    qty: 'القطع',
    net: 'حصتك',
  },
  noTerms: 'لم يحدّد المتجر شروطك بعد. لا تُحسب لك المبيعات حتى يحدّدها.',
  noPayouts: 'لم تُدفع لك أي دفعة بعد.',
  sold: 'ما بيع حتى الآن',
  notSold: 'لم يُبع منه شيء بعد.',
  sku: 'الرقم',
  ordered: 'القطع المطلوبة',
  delivered: 'وصل منها',
  kept: 'بقي لدى الزبون',
  gross: 'الثمن بعد الخصم',
  commission: 'عمولة المتجر',
  storage: 'أجرة الخزن',
};
