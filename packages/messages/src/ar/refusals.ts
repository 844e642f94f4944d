import type { refusals as english } from '../en/refusals.ts';
import { onlyLeft } from './only-left.ts';

type Data = Readonly<Record<string, string | number>>;

export const refusals: typeof english = {
  'request.malformed-json': () => 'تعذّرت قراءة البيانات المرسلة.',
  'request.invalid': (data: Data) => `البيانات غير صحيحة: ${data.problem ?? ''}`,
  'request.too-large': () => 'البيانات المرسلة أكبر من المسموح.',
  'request.too-many': () => 'محاولات كثيرة. انتظر قليلاً ثم حاول مرة أخرى.',
  'request.unknown-path': () => 'لا يوجد شيء على هذا الرابط.',
  'request.method-not-allowed': () => 'هذا الرابط لا يقبل هذه الطريقة.',
  'request.unexpected': () => 'حدث خطأ ما. حاول مرة أخرى.',
  'request.busy': () => 'الضغط كبير الآن. حاول مرة أخرى بعد قليل.',
  'cart.item-element-missing': () => 'No cartItem element provided within the request body',
  'cart.not-found': (data: Data) => `No such entity with cartId = ${data.cartId ?? ''}`,
  'cart.line-not-found': () => 'هذا المنتج لم يعد في السلة.',
  'cart.product-not-found': () => 'المنتج المطلوب غير موجود. تأكد من المنتج ثم حاول مرة أخرى.',
  'cart.product-not-salable': () => 'هذا المنتج غير متاح للبيع حالياً.',
  'cart.options-missing': () => 'اختر اللون أو القياس أولاً.',
  'cart.no-such-variant': () => 'هذا الخيار غير متوفر. اختر لوناً أو قياساً آخر.',
  'cart.qty-invalid': () => 'اكتب كمية صحيحة بين 1 و10,000.',
  'cart.qty-not-available': (data: Data) =>
    data.available === undefined ? 'الكمية المطلوبة غير متوفرة.' : `الكمية المطلوبة غير متوفرة. ${onlyLeft(Number(data.available))}.`,
  'cart.out-of-stock': () => 'نفدت الكمية ولا يمكن إضافة المنتج إلى السلة.',
  'cart.price-unknown': () => 'سعر المنتج غير محدد، ولا يمكن إضافته إلى السلة.',
  'cart.too-many-lines': () => 'السلة ممتلئة. أتمّ طلب ما فيها أولاً.',
  'cart.empty': () => 'السلة فارغة.',
  'cart.address-element-missing': () => 'No address element provided within the request body',
  'cart.methods-element-missing': () => 'No shipping and payment methods element provided within the request body',
  'cart.carrier-not-found': (data: Data) => `طريقة التوصيل غير موجودة: ${data.carrier ?? ''}, ${data.method ?? ''}`,
  'cart.payment-method-not-available': () => 'طريقة الدفع المطلوبة غير متاحة.',
  'order.invalid': () => 'الطلب غير مكتمل. تأكد من العنوان ثم حاول مرة أخرى.',
  // Clients recognise the English beginning (wire §4.3).
  'order.products-not-added': (data: Data) => `Error while adding products. ${data.problem ?? ''}`.trim(),
  'order.shipping-method-not-available': () => 'اختر طريقة التوصيل.',
  'order.shipping-address-missing': () => 'اكتب عنوان التوصيل.',
  'order.total-changed': (data: Data) => `أصبح المجموع ${data.total ?? ''}. راجع السلة ثم اطلب من جديد.`,
  'stock.sku-missing': () => 'sku parameter is required',
  'stock.skus-missing': () => 'skus parameter is required',
  'stock.sku-not-found': () => 'المنتج المطلوب غير موجود. تأكد من المنتج ثم حاول مرة أخرى.',
  'search.unknown-index': () => 'لا يوجد فهرس بهذا الاسم.',
  'search.unreadable-request': () => 'تعذّرت قراءة عبارة البحث.',
  'url.missing': () => 'Missing url',
  'url.not-found': (data: Data) => `لا يوجد شيء على الرابط ${data.url ?? ''}`,
  'url.gone': () => 'لم نعد نبيع هذا المنتج.',
  'search.answer-too-large': () => 'الجواب كبير جداً. اطلب عناصر أو حقولاً أقل.',
};
