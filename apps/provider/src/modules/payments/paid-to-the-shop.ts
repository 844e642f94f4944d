import type { PaymentProvider } from './payment-provider.ts';

/**
 * Returns the provider of a method that no gateway has a part in: the courier or the owner receives the money
 * and says so. Every message from a gateway is forged then.
 */
export const paidToTheShop = (code: string): PaymentProvider => ({
  code,
  can: { cancel: false, refund: 'none', savedCards: false, signedWebhook: false },
  initialize: async ({ orderRef }) => ({ providerRef: orderRef, next: { kind: 'none' }, state: 'pending' }),
  status: async () => ({ state: 'pending', providerStatus: '', final: false }),
  readWebhook: () => ({ verdict: 'forged', eventKey: '', ackStatus: 404 }),
  readReturn: () => ({ verdict: 'forged' }),
});
