import type { storeOffer as english } from '../en/store-offer.ts';

export const storeOffer: typeof english = {
  question: 'هل تفضّل التسوّق بالعربية؟',
  detail: 'المنتجات نفسها، والأسعار بالدينار العراقي.',
  accept: 'تسوّق بالعربية',
  decline: 'ابقَ هنا',
};
