/** What stands around every email. */
export const mailFrame = {
  questions: 'Questions?',
  call: (number: string) => `Call ${number}`,
  whatsapp: (number: string) => `WhatsApp ${number}`,
  becauseOrdered: (shop: string) =>
    `You’re getting this because this address was given with an order at ${shop}.`,
  becauseAsked: (shop: string) =>
    `You’re getting this because someone entered this address at ${shop}. If it wasn’t you, there’s nothing you need to do.`,
  becauseCustomer: (shop: string) => `You’re getting this because you’re a customer of ${shop}.`,
};
