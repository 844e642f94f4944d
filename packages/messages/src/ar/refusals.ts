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
  'request.not-permitted': () => 'ليست لديك صلاحية لهذا الإجراء.',
  'request.not-json': () => 'يجب إرسال البيانات بصيغة application/json.',
  'request.unexpected': () => 'حدث خطأ ما. حاول مرة أخرى.',
  'request.busy': () => 'الضغط كبير الآن. حاول مرة أخرى بعد قليل.',
  'request.unavailable': () => 'المتجر غير متاح للحظات. حاول مرة أخرى بعد قليل.',
  'cart.item-element-missing': () => 'No cartItem element provided within the request body',
  'cart.not-found': (data: Data) => `No such entity with cartId = ${data.cartId ?? ''}`,
  'cart.line-not-found': () => 'هذا المنتج لم يعد في السلة.',
  'cart.product-not-found': () => 'المنتج المطلوب غير موجود. تأكّد من المنتج ثم حاول مرة أخرى.',
  'cart.product-not-salable': () => 'هذا المنتج غير متاح للبيع حالياً.',
  'cart.options-missing': (data: Data) =>
    data.option ? `اختر أولاً: ${data.option}` : 'اختر اللون أو القياس أولاً.',
  'cart.no-such-variant': () => 'هذا الخيار غير متوفر. اختر لوناً أو قياساً آخر.',
  'cart.choice-not-found': (data: Data) =>
    data.option ? `هذا الاختيار غير متوفر: ${data.option}` : 'هذا الاختيار غير متوفر.',
  'cart.choice-too-many': (data: Data) =>
    data.option ? `اختر واحداً فقط: ${data.option}` : 'تكرّر الاختيار نفسه مرتين.',
  'cart.choice-qty-fixed': (data: Data) => `لا يمكن تغيير الكمية هنا: ${data.option ?? ''}`,
  'cart.text-too-long': (data: Data) =>
    `النص أطول من المسموح: ${data.option ?? ''}. أقصى عدد للأحرف ${data.most ?? ''}.`,
  'cart.date-invalid': (data: Data) => `اكتب تاريخاً صحيحاً مثل 2026-02-28: ${data.option ?? ''}`,
  'cart.links-missing': () => 'اختر ما تريد تنزيله.',
  'cart.qty-invalid': () => 'اكتب كمية صحيحة بين 1 و10,000.',
  'cart.qty-not-available': (data: Data) =>
    data.available === undefined
      ? 'الكمية المطلوبة غير متوفرة.'
      : `الكمية المطلوبة غير متوفرة. ${onlyLeft(Number(data.available))}.`,
  'cart.out-of-stock': () => 'نفدت الكمية ولا يمكن إضافة المنتج إلى السلة.',
  'cart.price-unknown': () => 'سعر المنتج غير محدد، ولا يمكن إضافته إلى السلة.',
  'cart.too-many-lines': () => 'السلة ممتلئة. أتمّ طلب ما فيها أولاً.',
  'cart.coupon-missing': () => 'No coupon code provided',
  'cart.coupon-not-valid': () => 'رمز الخصم غير صحيح. تأكّد منه ثم حاول مرة أخرى.',
  'cart.coupon-without-goods': () => 'السلة فارغة. أضف إليها منتجاً قبل استخدام رمز الخصم.',
  'cart.empty': () => 'السلة فارغة.',
  'cart.address-element-missing': () => 'No address element provided within the request body',
  'cart.methods-element-missing': () =>
    'No shipping and payment methods element provided within the request body',
  'cart.carrier-not-found': (data: Data) =>
    `طريقة التوصيل غير موجودة: ${data.carrier ?? ''}، ${data.method ?? ''}`,
  'cart.delivery-slot-not-available': () => 'وقت التوصيل هذا غير متاح. اختر وقتاً آخر.',
  'cart.payment-method-not-available': () => 'طريقة الدفع المطلوبة غير متاحة.',
  'order.invalid': () => 'الطلب غير مكتمل. تأكّد من العنوان ثم حاول مرة أخرى.',
  // Clients recognize the English beginning (wire §4.3).
  'order.products-not-added': (data: Data) => `Error while adding products. ${data.problem ?? ''}`.trim(),
  'order.shipping-method-not-available': () => 'اختر طريقة التوصيل.',
  'order.region-unknown': (data) => `لا نعرف محافظة باسم ${data.region ?? ''}. اختر محافظة من محافظات العراق.`,
  'order.shipping-address-missing': () => 'اكتب عنوان التوصيل.',
  'order.coupon-used-up': () => 'استُنفد رمز الخصم. أزله ثم اطلب من جديد.',
  'order.coupon-ended': (data: Data) =>
    `لم يعد رمز الخصم ${data.coupon ?? ''} صالحاً وأزلناه من سلتك. راجع المجموع الجديد ثم اطلب من جديد.`,
  'order.buyer-unknown': () =>
    'يمكن لكل زبون استعمال هذا الخصم عدداً محدوداً من المرات. اكتب رقم هاتفك أو بريدك الإلكتروني ثم اطلب من جديد.',
  'order.foreign-page': () => 'لا نستلم الطلبات إلا من صفحات هذا المتجر. افتح المتجر ثم اطلب من جديد.',
  'order.withdrawn': () => 'أُلغي هذا الطلب.',
  'order.already-placed': () => 'استلمنا هذا الطلب من قبل.',
  'order.total-changed': (data: Data) => `أصبح المجموع ${data.total ?? ''}. راجع السلة ثم اطلب من جديد.`,
  'stock.sku-missing': () => 'sku parameter is required',
  'stock.skus-missing': () => 'skus parameter is required',
  'stock.sku-not-found': () => 'المنتج المطلوب غير موجود. تأكّد من المنتج ثم حاول مرة أخرى.',
  'brand.unknown-attribute': (data: Data) => `لا توجد ماركات تحت الخاصية ${data.attribute ?? ''}.`,
  'brand.not-found': (data: Data) => `لا توجد ماركة بهذا الاسم: ${data.brand ?? ''}`,
  'carousel.not-found': (data: Data) => `لا يوجد شريط عرض بهذا الاسم: ${data.carousel ?? ''}`,
  'category.not-found': (data: Data) => `لا يوجد قسم بهذا الرقم: ${data.category ?? ''}`,
  'search.unknown-index': () => 'لا يوجد فهرس بهذا الاسم.',
  'search.unreadable-request': () => 'تعذّرت قراءة عبارة البحث.',
  'user.not-signed-in': () => 'سجّل الدخول للمتابعة.',
  'user.sign-in-incorrect': () => 'بيانات الدخول غير صحيحة. تأكّد منها ثم حاول مرة أخرى.',
  'user.disabled': () => 'حسابك معطّل. تواصل مع إدارة المتجر لمعرفة سبب الإيقاف.',
  'user.registration-invalid': () => 'بيانات التسجيل غير مكتملة. تأكّد مما كتبته ثم حاول مرة أخرى.',
  // Clients focus the field whose English name the text contains (wire §6.2).
  'user.email-taken': () => 'هذا البريد الإلكتروني (email) مستعمل في حساب آخر.',
  'user.telephone-taken': () => 'رقم الهاتف هذا مستعمل في حساب آخر.',
  'user.telephone-invalid': () => 'اكتب رقم الهاتف بشكل صحيح.',
  'user.password-weak': (data: Data) =>
    `يجب ألا تقل كلمة المرور الجديدة (password) عن ${data.least ?? ''} أحرف أو أرقام.`,
  'user.password-common': () =>
    'كلمة المرور الجديدة (password) سهلة التخمين لأن كثيرين يستعملونها. اختر غيرها.',
  'user.password-personal': () =>
    'يجب ألا تكون كلمة المرور الجديدة (password) اسمك أو بريدك أو رقم هاتفك. اختر غيرها.',
  'user.password-needed': () => 'اكتب كلمة المرور الحالية لتغيير البريد الإلكتروني أو رقم الهاتف.',
  'user.password-wrong': () => 'كلمة المرور الحالية غير صحيحة. تأكّد منها ثم حاول مرة أخرى.',
  'user.profile-invalid': () => 'بياناتك غير مكتملة. تأكّد مما كتبته ثم حاول مرة أخرى.',
  'user.not-saved': () => 'تعذّر حفظ الحساب. حاول مرة أخرى.',
  'user.foreign-address': () => 'Provided invalid address.id or address.customer_id',
  'user.password-not-changed': () => 'كلمة المرور الحالية غير صحيحة. تأكّد منها ثم حاول مرة أخرى.',
  'user.refresh-token-missing': () => 'No refresh token provided',
  'user.refresh-token-invalid': () => 'Invalid refresh token provided',
  'user.session-not-found': () => 'هذه الجلسة منتهية.',
  'user.password-reset-not-offered': () => 'لا يمكن استعادة كلمة المرور المنسية من هنا بعد. تواصل معنا.',
  'desk.not-secure': () => 'افتح لوحة الإدارة عبر https، أو من الجهاز الذي يعمل عليه المتجر.',
  'desk.foreign-page': () => 'لا يمكن تنفيذ هذا إلا من صفحات لوحة الإدارة.',
  'desk.not-signed-in': () => 'سجّل الدخول إلى لوحة الإدارة.',
  'desk.disabled': () => 'لم يعد بإمكانك الدخول إلى لوحة الإدارة. راجع صاحب المتجر.',
  'desk.link-invalid': () => 'هذا الرابط لم يعد صالحاً. اطلب رابطاً جديداً من صاحب المتجر.',
  'desk.session-not-found': () => 'هذه الجلسة منتهية.',
  'desk.step-up-needed': () => 'أكّد هويتك أولاً.',
  'review.not-offered': () => 'لا يمكن كتابة التقييمات هنا بعد.',
  'newsletter.not-offered': () => 'لا توجد نشرة بريدية بعد.',
  'mail.not-offered': () => 'لا يمكن إرسال الرسائل من هنا بعد. تواصل معنا.',
  'url.missing': () => 'Missing url',
  'url.not-found': (data: Data) => `لا يوجد شيء على الرابط ${data.url ?? ''}`,
  'url.gone': () => 'لم نعد نبيع هذا المنتج.',
  'invalidate.key-wrong': () => 'مفتاح تحديث الصفحات غير صحيح.',
  'invalidate.tag-missing': () => 'لم تُذكر صفحات معروفة لتحديثها.',
  'search.foreign-query': (data: Data) => `صيغة البحث غير مفهومة: ${data.clause ?? 'request'}`,
  'search.answer-too-large': () => 'الجواب كبير جداً. اطلب عناصر أو حقولاً أقل.',
};
