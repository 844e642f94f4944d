/** Texts about the cards that a customer has kept to pay with again. */
export const savedCards = {
  title: 'Saved cards',
  intro: 'Cards you asked the payment page to keep. The shop never has their numbers.',
  card: (type: string, digits: string) => `${type} ending in ${digits}`,
  until: (month: string) => `Until ${month}`,
  expired: 'Expired',
  removeCard: (card: string) => `Remove: ${card}`,
  removed: 'Card has been deleted successfully.',
  which: 'Which card?',
  another: 'Another card',
};
