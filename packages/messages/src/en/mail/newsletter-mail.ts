/** Emails about the newsletter. */
export const newsletterMail = {
  confirmSubject: (shop: string) => `Confirm your newsletter from ${shop}`,
  confirmHeading: 'Shall we write to you?',
  confirmText:
    'Someone asked us to send our newsletter to this address. If that was you, confirm it on the next page; the link works for two days. If not, ignore this message and you won’t hear from us.',
  confirm: 'Confirm',
  endSubject: (shop: string) => `End your newsletter from ${shop}?`,
  endHeading: 'Shall we stop writing to you?',
  endText:
    'Someone asked us to end the newsletter for this address. If that was you, confirm it on the next page. If not, ignore this message and nothing changes.',
  end: 'Unsubscribe',
  welcomeSubject: (shop: string) => `Welcome to the newsletter of ${shop}`,
  welcomeHeading: 'Nice to have you',
  welcomeText: 'From now on we write to you about new products and offers, now and then.',
  promotionName: 'Newsletter',
  promotionText: '10% off one order, for signing up to the newsletter.',
  couponPercent: (percent: string) => `As a thank-you, this code takes ${percent}% off one order:`,
  coupon: 'As a thank-you, here is a code for one order:',
  couponHow: 'Type it in the cart, under “Have a coupon?”.',
  shop: 'Go to the shop',
  stopText: 'You can choose what we write about, and unsubscribe at any time.',
  preferences: 'Choose what you get',
  stop: 'Unsubscribe',
  welcomeReason: (shop: string) => `You’re getting this because you signed up to the newsletter of ${shop}.`,
};
