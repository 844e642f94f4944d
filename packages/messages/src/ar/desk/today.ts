import { grouped, pluralArabic } from '../../plural.ts';
import type { today as english } from '../../en/desk/today.ts';

export const today: typeof english = {
  title: 'اليوم',
  greeting: (name) => `أهلاً ${name}`,
  help: [
    'ما ينتظر أحداً. كل رقم يفتح قائمته.',
    'الأرقام تتجدد كل دقيقة ما دام أحد أمام الشاشة.',
    'المتأخر هو ما ينتظر أكثر مما ينبغي: اتصل بأصحابه قبل أن يتصلوا بك.',
  ],
  waits: 'المطلوب إنجازه',
  calm: 'لا شيء ينتظر. الطلبات الجديدة تظهر هنا وحدها.',
  send: 'للإرسال',
  late: (count) => `منها ${grouped(count)} متأخرة`,
  call: 'للاتصال',
  failed: 'تعذّر توصيلها',
  held: 'موقوفة مؤقتاً',
  cancel: 'تطلب الإلغاء',
  deliveredUnpaid: 'وصلت ولم يُدفع ثمنها',
  deliveredPartPaid: 'وصلت ودُفع بعض ثمنها',
  returns: 'المرتجعات',
  sales: 'مبيعات اليوم',
  noSales: 'لا طلب بعد اليوم.',
  orders: (count) =>
    pluralArabic(count, {
      zero: 'لا طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: `${grouped(count)} طلبات`,
      many: `${grouped(count)} طلباً`,
      other: `${grouped(count)} طلب`,
    }),
  stock: 'المخزون',
  low: 'بقي منها القليل',
  out: 'نفدت',
  health: 'حالة النظام',
  disk: 'القرص',
  free: (free, total) => `${free} متاحة من ${total}`,
  jobs: 'مهام فشلت',
  unsent: 'رسائل بانتظار الإرسال',
  notSent: 'رسائل لم تُرسل',
  inOrder: 'كل شيء بخير',
};
