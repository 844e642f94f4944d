import type { catalogue as english } from '../en/catalogue.ts';
import { grouped, pluralArabic } from '../plural.ts';
import { onlyLeft } from './only-left.ts';

const products = (count: number) =>
  pluralArabic(count, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${grouped(count)} منتجات`,
    many: `${grouped(count)} منتجاً`,
    other: `${grouped(count)} منتج`,
  });

export const catalogue: typeof english = {
  productCount: products,
  from: 'من',
  regularPrice: 'السعر قبل الخصم',
  price: 'السعر',
  save: (amount) => `وفّر ${amount}`,
  priceUnknown: 'السعر غير محدد',
  inStock: 'متوفر',
  onlyLeft,
  outOfStock: 'نفدت الكمية',
  moreColours: (count) => `+${count}`,
  colourCount: (count) =>
    pluralArabic(count, {
      zero: 'بلا ألوان',
      one: 'لون واحد',
      two: 'لونان',
      few: `${count} ألوان`,
      many: `${count} لوناً`,
      other: `${count} لون`,
    }),
  quantity: 'الكمية',
  less: 'أنقص واحدة',
  more: 'زد واحدة',
  addToCart: 'أضف إلى السلة',
  addOf: (name) => `أضف إلى السلة: ${name}`,
  chooseOf: (name) => `اختر ما يناسبك: ${name}`,
  chooseTitle: 'اختر ما يناسبك',
  choose: (names) => `اختر ${names.join(' و')}`,
  choiceMissing: 'لم نستطع عرض الخيارات. افتح صفحة المنتج أو حاول لاحقاً.',
  toProduct: 'صفحة المنتج',
  ratedBy: (stars, count) =>
    pluralArabic(count, {
      zero: 'بلا تقييمات',
      one: `التقييم ${stars} من 5، من تقييم واحد`,
      two: `التقييم ${stars} من 5، من تقييمين`,
      few: `التقييم ${stars} من 5، من ${count} تقييمات`,
      many: `التقييم ${stars} من 5، من ${count} تقييماً`,
      other: `التقييم ${stars} من 5، من ${count} تقييم`,
    }),
  addedToCart: 'أُضيف المنتج إلى السلة!',
  addedVolatile: 'أضفناه إلى سلتك حجزاً مبدئياً. لسنا متأكّدين من الكمية، وسنتحقّق منها حين يعود الإنترنت.',
  proceedToCheckout: 'إتمام الطلب',
  addOutOfStock: 'نفدت كمية هذا المنتج ولا يمكن إضافته إلى السلة.',
  addPriceUnknown: 'سعر المنتج غير محدد، ولا يمكن إضافته إلى السلة.',
  addTooMany: 'لا تتوفر هذه الكمية. ما أضفته سابقاً باقٍ في سلتك.',
  addNotPossible: 'لم نستطع إضافة المنتج إلى السلة. حاول مرة أخرى.',
};
