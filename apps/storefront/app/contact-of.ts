import { type Contact, type ContractClient, ContractError } from '@dijla/contract/client';

const none: Contact = { hotline: null, whatsapp: null };
const unknownCall = 404;

/** The shop's numbers; a provider that does not know the call gives none. Rejects when it fails or cannot be reached. */
export const contactOf = async (call: ContractClient, storeCode: string): Promise<Contact> => {
  try {
    const answer = await call('store/contact', { query: { storeCode } });
    if (answer.ok) return answer.result;
    if (answer.status === unknownCall) return none;
    throw new Error(`The shop's numbers were answered with ${answer.status}`);
  } catch (error) {
    if (error instanceof ContractError) return none;
    throw error;
  }
};
