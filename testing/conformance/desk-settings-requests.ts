/** Writes of settings that need nothing to be there. */
export const settingsWrites = {
  'desk/set-order-rules': async () => ({
    body: {
      unpaid_per_buyer: 3,
      unpaid_per_network: 20,
      unpaid_per_product: 50,
      return_days: 14,
      sends_offline_orders: true,
    },
  }),
  'desk/set-review-rules': async () => ({
    body: {
      invite_after_days: 7,
      aspects: [{ code: 'quality', names: [{ language: 'en', text: 'Quality' }] }],
    },
  }),
  'desk/set-payable': async () => ({ body: { stores: [{ store: 'en', currency: 'IQD', step: 250 }] } }),
  'desk/add-payment-method': async () => ({
    body: {
      code: `own-${crypto.randomUUID().slice(0, 8)}`,
      for_virtual_carts: true,
      texts: [{ language: 'en', title: 'Transfer', instructions: null }],
    },
  }),
  'desk/set-payment-method': async () => ({
    query: { code: 'banktransfer' },
    body: {
      is_active: true,
      pay_within_hours: 48,
      texts: [{ language: 'en', title: 'Bank transfer', instructions: null }],
      limits: [{ currency: 'IQD', min_total: null, max_total: null, fee: 0 }],
    },
  }),
};
