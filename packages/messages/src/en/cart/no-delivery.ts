/** Texts for a place without delivery: why the order cannot continue, and what to do. */
export const noDelivery = {
  title: (place: string) => `We don’t deliver this order to ${place} yet`,
  text: 'Send it to another governorate.',
  textWithHelp: 'Send it to another governorate, or talk to us: we may find a way.',
  change: 'Choose another governorate',
};
