import type { CallName } from '@dijla/contract/client';
import type { SampleRequest } from '../sample-request.ts';

/** Taxes as every shop begins with them; of an older version, they are refused. */
export const aTaxes = {
  version: '0',
  classes: [{ id: 2, kind: 'product', name: 'Taxable Goods' }],
  rates: [{ code: 'Iraq', country: 'IQ', region_id: null, rate: 0 }],
  rules: [
    {
      code: 'Iraq',
      priority: 0,
      position: 0,
      product_class_ids: [2],
      customer_class_ids: [3],
      rates: ['Iraq'],
    },
  ],
};

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

/** Returns a valid request of a call of the desk that writes settings; undefined for other calls. */
export const settingsSample = (name: CallName, query: Record<string, string>): SampleRequest | undefined => {
  switch (name) {
    case 'desk/set-order-rules':
      return {
        query,
        body: {
          unpaid_per_buyer: 3,
          unpaid_per_network: null,
          unpaid_per_product: 50,
          return_days: 14,
          sends_offline_orders: true,
        },
      };
    case 'desk/set-review-rules':
      return {
        query,
        body: {
          invite_after_days: 7,
          aspects: [{ code: 'quality', names: [{ language: 'en', text: 'Quality' }] }],
        },
      };
    case 'desk/set-taxes':
      return { query, body: aTaxes };
    case 'desk/set-payable':
      return { query, body: { stores: [{ store: 'en', currency: 'IQD', step: 250 }] } };
    case 'desk/add-payment-method':
      return {
        query,
        body: {
          code: 'own-transfer',
          for_virtual_carts: false,
          texts: [{ language: 'ar', title: 'حوالة', instructions: null }],
        },
      };
    case 'desk/set-payment-method':
      return {
        query,
        body: {
          is_active: true,
          pay_within_hours: 48,
          texts: [{ language: 'ar', title: 'حوالة', instructions: 'حوّل المبلغ' }],
          limits: [{ currency: 'IQD', min_total: 1000, max_total: 3_000_000, fee: 0 }],
        },
      };
    default:
      return undefined;
  }
};
