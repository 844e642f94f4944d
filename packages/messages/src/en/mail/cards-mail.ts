/** Emails and SMS about digital cards. A link to them follows each SMS. */
export const cardsMail = {
  subject: (number: string) => `Your digital cards for order ${number} are ready`,
  heading: 'Your digital cards are ready',
  text: 'Open your cards with the button below. The link is for you alone: anyone who has it sees the codes. We never send codes by email or SMS.',
  textOfAccount: 'You’ll find them in your account. We never send codes by email or SMS.',
  open: 'Open my cards',
  sms: ({ shop, number }: { shop: string; number: string }) =>
    `${shop}: the digital cards for your order ${number} are ready.`,
};
