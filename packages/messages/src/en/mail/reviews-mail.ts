/** Messages that ask buyers for reviews. */
export const reviewsMail = {
  subject: (name: string) => `How is your ${name}?`,
  heading: 'Tell others how it is',
  text: (number: string) =>
    `Your order ${number} was delivered some days ago. A few words and your stars help the next person to choose.`,
  write: 'Write a review',
  order: 'See your order',
  notice: 'A few words and your stars help the next person to choose.',
  stopText: 'We ask once for each order. You can end these messages at any time.',
  stop: 'No more of these messages',
  reason: (shop: string) => `You’re getting this because you bought something from ${shop}.`,
  sms: 'How is what you bought? Write a review:',
  stopSms: 'Stop:',
};
