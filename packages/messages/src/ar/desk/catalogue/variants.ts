import type { variants as english } from '../../../en/desk/catalogue/variants.ts';
import { grouped, pluralArabic } from '../../../plural.ts';

export const variants: typeof english = {
  title: (name) => `أنواع ${name}`,
  help: [
    'اختر بمَ تختلف الأنواع، ثم أي القيم موجودة. كل تركيبة سطر له رقم وسعر وقطع خاصة به.',
    'المنتج الذي لم تكن له أنواع يصير منتجاً يختار الزبون منه.',
    'النوع الذي تتركه يتوقف بيعه ويبقى في الطلبات التي فيها.',
  ],
  back: 'العودة إلى المنتج',
  mayNot: 'المنتج البسيط وحده، أو الذي له أنواع، يمكن أن تكون له أنواع.',
  axes: 'بمَ تختلف',
  axesHint: 'الصفات، ثلاث على الأكثر',
  optionsOf: (axis) => `قيم ${axis}`,
  matrix: 'الأنواع',
  none: 'اختر قيمة واحدة على الأقل من كل صفة.',
  tooMany: 'هذا أكثر من 200 نوع. اختر قيماً أقل.',
  count: (count) =>
    pluralArabic(count, {
      zero: 'بلا أنواع',
      one: 'نوع واحد',
      two: 'نوعان',
      few: `${grouped(count)} أنواع`,
      many: `${grouped(count)} نوعاً`,
      other: `${grouped(count)} نوع`,
    }),
  columns: { options: 'النوع', sku: 'الرقم', price: 'السعر', qty: 'القطع', enabled: 'يُباع', remove: 'ترك' },
  skuOf: (variant) => `رقم ${variant}`,
  priceOf: (variant, currency) => `سعر ${variant}، ${currency}`,
  qtyOf: (variant) => `قطع ${variant}`,
  sells: (variant) => `بيع ${variant}`,
  remove: (variant) => `اترك ${variant}`,
  priceHint: 'فارغ: كما هو الآن، وللنوع الجديد سعر المنتج. إحدى العملتين تتبع الأخرى بسعر الصرف.',
  ownQty: (count) =>
    `لكل نوع مخزونه. ${pluralArabic(count, {
      zero: 'قطع هذا المنتج',
      one: 'القطعة الوحيدة من هذا المنتج',
      two: 'القطعتان من هذا المنتج',
      few: `الـ ${grouped(count)} قطع من هذا المنتج`,
      many: `الـ ${grouped(count)} قطعة من هذا المنتج`,
      other: `الـ ${grouped(count)} قطعة من هذا المنتج`,
    })} لا تتوزّع على الأنواع تلقائياً: اكتب كم قطعة من كل نوع. إذا بقيت كلها 0 يظهر المنتج نافداً.`,
  notAmong: (typed, attribute) => `«${typed}» ليست بين قيم ${attribute}.`,
  addOption: (attribute) => `أضِفها إلى ${attribute} ثم حدّث هذه الصفحة`,
  askForOption: 'من يرتّب الكتالوج يستطيع أن يضيفها إلى الصفة.',
  fillPrices: 'أعطِ الكل سعر الأول',
  save: 'احفظ الأنواع',
  saved: (name) => `حُفظت أنواع ${name}`,
  wrong: 'بعض الحقول ليست صحيحة بعد، وهي مؤشَّرة.',
  changed: 'غيّر زميل أو طلب هذه الأنواع أثناء ذلك. لم يُحفظ شيء مما كتبت بعد.',
  reload: 'اعرض ما هي عليه الآن',
};
