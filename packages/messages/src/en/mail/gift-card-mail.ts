type Card = { shop: string; from: string; amount: string; code: string; pin: string };

/** Emails and SMS about gift cards of the shop's own. A link follows each SMS. */
export const giftCardMail = {
  subject: (from: string, shop: string) => `${from} sent you a gift card for ${shop}`,
  subjectOfOwn: (shop: string) => `Your gift card for ${shop}`,
  heading: 'A gift for you',
  /** Headings by the occasion that was chosen. */
  occasions: {
    eid: 'Eid Mubarak!',
    birthday: 'Happy birthday!',
    wedding: 'Congratulations on your wedding!',
    graduation: 'Congratulations on graduating!',
    thanks: 'Thank you!',
  },
  text: (from: string, amount: string) =>
    `${from} sent you a gift card for ${amount}. It pays for anything in our shop.`,
  textOfOwn: (amount: string) =>
    `Here’s your gift card for ${amount}. It pays for anything in our shop. Give it to anyone you like.`,
  pin: 'PIN',
  validUntil: 'Valid until',
  howTo:
    'Enter the code and PIN in your cart or at checkout. You can spend it in parts; what’s left stays on the card. Anyone who has both can spend it, so don’t share this message.',
  open: 'Check the balance',
  sms: ({ shop, from, amount, code, pin }: Card) =>
    `${from} sent you a gift card for ${amount} at ${shop}. Code ${code}, PIN ${pin}. Anyone who has both can spend it.`,
  smsOfOwn: ({ shop, amount, code, pin }: Card) =>
    `Your gift card for ${amount} at ${shop}. Code ${code}, PIN ${pin}. Anyone who has both can spend it.`,
  sentSubject: (number: string) => `Your gift card has been sent (order ${number})`,
  sentHeading: 'Your gift card has been sent',
  sentText: 'We’ve sent your gift card with its code and your message.',
  sentTo: 'Sent to',
  amount: 'Amount',
};
