import type { CallName } from '@dijla/contract/client';
import { aCampaign } from '../a-campaign.ts';
import type { SampleRequest } from '../sample-request.ts';

/** Returns a valid request of a call of the desk about customers, what they have and what they write; undefined for other calls. */
// oxlint-disable-next-line max-lines-per-function -- one request for each call
export const deskCustomerSample = (
  name: CallName,
  query: Record<string, string>,
): SampleRequest | undefined => {
  switch (name) {
    case 'desk/customers':
      return { query: { ...query, q: '٠٧٧٠ ١٢٣', status: 'active', before: '', limit: '20' } };
    case 'desk/reviews':
      return { query: { ...query, state: 'pending', rating: '5', q: 'DJ', before: '', limit: '20' } };
    case 'desk/enquiries':
      return { query: { ...query, kind: 'contact', state: 'open', before: '', limit: '20' } };
    case 'desk/answer-enquiry':
      return { query, body: { answer: 'نعم، كل يوم' } };
    case 'desk/close-enquiry':
      return { query, body: { is_closed: true } };
    case 'desk/questions':
      return { query: { ...query, state: 'waiting', q: 'DJ', before: '', limit: '20' } };
    case 'desk/decide-questions':
      return { query, body: { questions: [1001], answers: [1001], decision: 'reject' } };
    case 'desk/answer-question':
      return { query, body: { answer: 'صوته هادئ' } };
    case 'desk/subscribers':
      return { query: { ...query, state: 'confirmed', q: 'example', before: '', limit: '20' } };
    case 'desk/export-subscribers':
      return { query, body: {} };
    case 'desk/decide-reviews':
      return { query, body: { reviews: [1001], decision: 'reject' } };
    case 'desk/decide-review-pictures':
      return { query, body: { pictures: [1], decision: 'reject' } };
    case 'desk/answer-review':
      return { query, body: { answer: 'شكراً لك' } };
    case 'desk/gift-cards':
      return { query: { ...query, q: 'Q7K2', state: 'active', before: '', limit: '20' } };
    case 'desk/gift-card':
      return { query };
    case 'desk/gift-card-product':
      return { query };
    case 'desk/set-gift-card-product':
      return { query, body: { sold_as: { amount: 25_000, currency: 'IQD', valid_months: 12 } } };
    case 'desk/block-gift-card':
      return { query, body: { is_blocked: true, reason: 'سُرقت' } };
    case 'desk/digital-cards':
      return { query: { ...query, q: 'DJ', stock: 'low', before: '', limit: '20' } };
    case 'desk/digital-card-codes':
      return { query: { ...query, state: 'free', before: '', limit: '20' } };
    case 'desk/add-digital-cards':
      return { query, body: { sku: 'DJ-CARD', codes: 'ABCD-1234,77\nABCD-1235' } };
    case 'desk/set-digital-card-warning':
      return { query, body: { low_below: 5 } };
    case 'desk/set-digital-card-note':
      return { query, body: { note: { en: 'Type it in the app.', ar: 'اكتبه في التطبيق.' } } };
    case 'desk/withdraw-digital-card':
      return { query, body: { reason: 'رمز معطّل' } };
    case 'desk/block-customer':
      return { query, body: { is_active: false } };
    case 'desk/set-reward-rates':
      return {
        query,
        body: {
          rates: [
            { direction: 2, points: 1, money: 1000, currency: 'IQD', priority: 0, customer_group_ids: [1] },
          ],
          registration: 50,
          review: 100,
          expire_after_months: 12,
        },
      };
    case 'desk/adjust-points':
      return { query, body: { points: -10, reason: 'هدية' } };
    case 'desk/decide-points-adjustment':
      return { query, body: { decision: 'confirm' } };
    case 'desk/preview-points-campaign':
      return { query: { ...query, campaign: JSON.stringify(aCampaign) } };
    case 'desk/create-points-campaign':
      return { query, body: { campaign: aCampaign } };
    case 'desk/save-points-campaign':
      return { query, body: { version: 1, campaign: aCampaign } };
    case 'desk/affiliate-holds':
      return { query: { ...query, state: 'held', before: '', limit: '20' } };
    case 'desk/decide-affiliate-hold':
      return { query, body: { version: 1, decision: 'release', note: 'زبون معروف' } };
    case 'desk/set-affiliate-rules':
      return {
        query,
        body: {
          self_referral: { is_active: true },
          own_address: { is_active: true },
          returns: { is_active: true, days: 30, percent: 40, least_orders: 5 },
          velocity: { is_active: true, hours: 24, orders: 20 },
        },
      };
    case 'desk/set-customer-group':
      return { query, body: { group: 'Wholesale' } };
    default:
      return undefined;
  }
};
