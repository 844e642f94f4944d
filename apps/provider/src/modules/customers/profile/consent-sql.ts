import type { Language } from '@dijla/contract/store-views';
import type { DatabaseTransaction } from '../../../database/connect.ts';

/** What a customer agreed to, in the words and the language that were shown. */
export type GivenConsent = { kind: 'terms'; text: string; language: Language };

/** Keeps what a customer agreed to, with the time. */
export const insertConsent = async (
  transaction: DatabaseTransaction,
  customerId: number,
  { now, ...given }: GivenConsent & { now: number },
): Promise<void> => {
  await transaction
    .insertInto('customer_consent')
    .values({ customer_id: customerId, ...given, given_at: new Date(now) })
    .execute();
};
