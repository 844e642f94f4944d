/** Messages to members of the staff. */
export const staffMail = {
  subject: (number: string, amount: string) => `New order ${number}: ${amount}`,
  heading: 'A new order',
  text: 'It waits at the desk.',
  number: 'Order number',
  amount: 'Amount',
  pieces: 'Pieces',
  region: 'Governorate',
  reason: (shop: string) =>
    `You get this because you asked at the desk of ${shop} to be told of orders. Change that under “Your account”.`,
  sms: (shop: string, facts: readonly string[]) =>
    `${shop}: new order ${facts.filter((fact) => fact !== '').join(', ')}`,
};
