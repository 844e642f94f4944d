/** Offered to whose browser speaks English, in the other store. */
export const storeOffer = {
  question: 'Prefer to shop in English?',
  accept: 'English',
  decline: 'No, stay here',
};
