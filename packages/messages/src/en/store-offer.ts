/** Offered to whose browser speaks English, in the other store. */
export const storeOffer = {
  question: 'Would you rather shop in English?',
  detail: 'Same products, prices in US dollars.',
  accept: 'Shop in English',
  decline: 'Stay here',
};
