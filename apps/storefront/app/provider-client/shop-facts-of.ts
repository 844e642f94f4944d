import { type ContractClient, ContractError, type ShopFacts } from '@dijla/contract/client';

/** Facts of a shop that provides none: every delivery arrives the next day (spec 1 §9). */
export const noFacts: ShopFacts = {
  brand: null,
  contact: { hotline: null, whatsapp: null, email: null },
  seller: { hours: null, address: null, social: [], return_days: null, payment_titles: [] },
  delivery: { regions: [], prices: [], slots: [] },
};
const unknownCall = 404;

/**
 * Reads the shop facts shown on every page; `noFacts` if the provider does not have this call. Rejects if it
 * fails or cannot be reached.
 */
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
