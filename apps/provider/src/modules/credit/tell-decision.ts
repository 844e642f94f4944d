import {
  isStoreCode,
  type Language,
  storeOfCountry,
  storeViews,
  fallbackStore,
} from '@dijla/contract/store-views';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { homeCountry } from '../store-views/store-views.ts';
import { send } from '../messaging/messaging.ts';
import type { CreditLine } from './credit-line-sql.ts';

type Decision = {
  line: Pick<CreditLine, 'id' | 'customer_id' | 'unit' | 'scale' | 'version'>;
  state: 'open' | 'declined' | 'suspended' | 'closed';
  /** Minor units of the line. */
  credit_limit: number;
  answer: string | null;
};

/** In the language of the store of the customer's last order; that of the country where she has none. */
const languageOf = async (transaction: DatabaseTransaction, customerId: number): Promise<Language> => {
  const last = await transaction
    .selectFrom('order')
    .select('store_code')
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const store = last?.store_code;
  return storeViews[isStoreCode(store) ? store : (storeOfCountry[homeCountry] ?? fallbackStore)].language;
};

/** Tells a customer what was decided about a credit line, by e-mail and SMS as far as they are known to be hers. */
export const tellDecision = async (
  transaction: DatabaseTransaction,
  { line, state, credit_limit: amount, answer }: Decision,
): Promise<void> => {
  if (line.customer_id === null) return;
  const customer = await transaction
    .selectFrom('customer')
    .select(['email', 'telephone', 'telephone_verified_at'])
    .where('id', '=', line.customer_id)
    .executeTakeFirst();
  if (customer === undefined) return;
  const message = {
    template: 'credit-decided',
    params: { became: { [state]: true }, limit: { amount, currency: line.unit, scale: line.scale }, answer },
    language: await languageOf(transaction, line.customer_id),
    cause: `credit line ${line.id} ${line.version + 1}`,
  } as const;
  await send(transaction, [
    { ...message, channel: 'email', to: customer.email },
    ...(customer.telephone !== null && customer.telephone_verified_at !== null
      ? [{ ...message, channel: 'sms' as const, to: customer.telephone }]
      : []),
  ]);
};
