import type { CallName } from '@dijla/contract/client';
import type { SampleRequest } from './sample-request.ts';

/** Returns a valid request of a call about kept cards and installments; undefined for other calls. */
export const cardSample = (name: CallName): SampleRequest | undefined => {
  switch (name) {
    case 'installments/allowance':
      return {
        query: { storeCode: 'ar', cartId: 'c'.repeat(32) },
        body: { identityId: null, identity: { identity_number: '1234567890', phone: '07701234567' } },
      };
    case 'installments/plan':
      return {
        query: { storeCode: 'ar', cartId: 'c'.repeat(32) },
        body: { sessionId: 's'.repeat(32), countOfMonth: 6 },
      };
    case 'installments/save-identity':
      return {
        query: { storeCode: 'ar' },
        body: { identity: { identity_number: '1234567890', phone: '07701234567', label: 'أنا' } },
      };
    case 'installments/identities':
    case 'installments/bnpl':
      return { query: { storeCode: 'ar' } };
    case 'installments/identity':
    case 'installments/remove-identity':
      return { query: { storeCode: 'ar', identityId: '1001' } };
    case 'paytabs/saved-cards':
      return { query: { storeCode: 'ar' } };
    case 'paytabs/delete-saved-card':
      return { query: { storeCode: 'ar' }, body: { public_hash: 'h'.repeat(22) } };
    case 'paytabs/initialize':
      return {
        query: { storeCode: 'ar', cartId: 'c'.repeat(32) },
        body: { device_information: { agent: 'x' }, public_hash: null },
      };
    default:
      return undefined;
  }
};
