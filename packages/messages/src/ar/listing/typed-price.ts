import type { typedPrice as english } from '../../en/listing/typed-price.ts';

export const typedPrice: typeof english = {
  from: 'من',
  to: 'إلى',
  show: 'تطبيق',
  noPrice: (example) => `اكتب السعر بالأرقام، مثل ${example}.`,
  nothingBetween: 'يجب أن يكون السعر الثاني أعلى من الأول.',
};
