import type { CallName } from '@dijla/contract/client';
import type { SampleRequest } from './sample-request.ts';

/** Returns a valid request of a call of the affiliate programme; undefined for other calls. */
export const affiliateSample = (name: CallName, token: string): SampleRequest | undefined => {
  if (!name.startsWith('affiliate/')) return undefined;
  const query = { token, storeCode: 'ar' };
  switch (name) {
    case 'affiliate/sign-up':
      return {
        query,
        body: {
          signup: {
            store_id: 1,
            customer_id: 1,
            referral_website: 'https://noor.example.iq',
            signup_message: 'أكتب عن البيت',
            terms_accepted: true,
          },
        },
      };
    case 'affiliate/save-account':
      return {
        query,
        body: {
          account: {
            website_id: 1,
            referral_website: 'https://noor.example.iq',
            payment_type: 'bank',
            firstname: 'نور',
            lastname: 'حسن',
            email: 'noor@example.iq',
            extension_attributes: { bank_name: 'الرافدين', iban: 'IQ98NBIQ850123456789012' },
          },
        },
      };
    case 'affiliate/make-link':
      return {
        query,
        body: {
          promoLinkData: { campaign_id: 1, traffic_source: 'blog', account_id: 1, basic_url: '/ar' },
        },
      };
    case 'affiliate/visit':
      return { query: { storeCode: 'ar' }, body: { link: 'abcdefghij' } };
    case 'affiliate/campaign':
      return { query: { ...query, campaignId: '1' } };
    case 'affiliate/transaction':
      return { query: { ...query, transactionId: '1' } };
    default:
      return { query };
  }
};
