/** Shown in the other store to users whose browser is set to English. */
export const storeOffer = {
  question: 'Prefer to shop in English?',
  accept: 'English',
  decline: 'No, stay here',
};
