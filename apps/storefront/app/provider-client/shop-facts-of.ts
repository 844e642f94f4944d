import { type ContractClient, ContractError, type ShopFacts } from '@dijla/contract/client';

/** Of a shop that says nothing of itself: everything arrives the next day (spec 1 §9). */
export const noFacts: ShopFacts = {
  contact: { hotline: null, whatsapp: null },
  seller: { hours: null, address: null, social: [], return_days: null, payment_titles: [] },
  delivery: { regions: [], prices: [], slots: [] },
};
const unknownCall = 404;

/** What every page says of the shop; a provider that does not know the call says nothing. Rejects when it fails or cannot be reached. */
export const shopFactsOf = async (call: ContractClient, storeCode: string): Promise<ShopFacts> => {
  try {
    const answer = await call('store/shop', { query: { storeCode } });
    if (answer.ok) return answer.result;
    if (answer.status === unknownCall) return noFacts;
    throw new Error(`What pages say of the shop was answered with ${answer.status}`);
  } catch (error) {
    if (error instanceof ContractError) return noFacts;
    throw error;
  }
};
