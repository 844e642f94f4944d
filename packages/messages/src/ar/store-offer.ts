import type { storeOffer as english } from '../en/store-offer.ts';

export const storeOffer: typeof english = {
  question: 'هل تفضّل التسوّق بالعربية؟',
  accept: 'العربية',
  decline: 'لا، ابقَ هنا',
};
