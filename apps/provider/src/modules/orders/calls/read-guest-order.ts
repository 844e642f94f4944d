import { phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import type { Database } from '../../../database/connect.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import type { Guess } from '../../../http/limits/guess-limits.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import type { Stores } from '../../store-views/store-views.ts';
import { orderAccessToken } from '../access/order-access.ts';
import { keyHolder } from '../access/order-asker.ts';
import { typedOrderNumbers } from '../order-number.ts';
import { orderPageOf } from '../order-page-of.ts';
import { type OrderPageRow, readNumberedOrders } from '../order-page-sql.ts';

/** A number with fewer digits is nobody's telephone; above all none at all is not. */
const fewestDigits = 7;

const hasPhone = ({ addresses: { shipping, billing } }: OrderPageRow, phone: string): boolean =>
  phone.length >= fewestDigits &&
  [shipping, billing].some((address) => phoneDigits(address?.telephone ?? '') === phone);

type Guessing = { limits: Pick<RateLimits, 'orderGuesses'>; address: string };

/** Counts a guess for the number and for the telephone, so that neither is found by trying many of the other. */
const beginGuess = async (
  { limits: { orderGuesses }, address }: Guessing,
  { number, phone }: { number: string; phone: string },
): Promise<Pick<Guess, 'wasRight'> | Refusal> => {
  const ofNumber = await orderGuesses.begin({ account: `number ${number}`, address });
  if (isRefusal(ofNumber)) return ofNumber;
  const ofPhone = await orderGuesses.begin({ account: `telephone ${phone}`, address });
  if (isRefusal(ofPhone)) {
    await ofNumber.wasNotTried();
    return ofPhone;
  }
  return { wasRight: async () => void (await Promise.all([ofNumber.wasRight(), ofPhone.wasRight()])) };
};

type Parts = {
  database: Database;
  stores: Stores;
  limits: Pick<RateLimits, 'orderGuesses'>;
  secret: string;
};

/**
 * `POST /api/ext/dijla/guest-order`: an order for whoever knows its number and the telephone it is sent or
 * billed to, or its key. All that is wrong is answered alike. A key is not limited: it cannot be guessed.
 */
export const readGuestOrder = handleCall(
  'order/guest',
  ({ database, stores, limits, secret }: Parts) =>
    async ({ body }, { store, address, now }) => {
      const numbers = typedOrderNumbers(body.number);
      const phone = 'phone' in body ? phoneDigits(body.phone) : '';
      const guess =
        'phone' in body
          ? await beginGuess({ limits, address }, { number: numbers.at(-1) ?? '', phone })
          : null;
      if (isRefusal(guess)) return guess;
      const found = (await readNumberedOrders(database, numbers, store)).find((row) =>
        'key' in body ? keyHolder(body.key, secret).maySee(row) : hasPhone(row, phone),
      );
      if (found === undefined) return refusal('order.not-found');
      await guess?.wasRight();
      const page = orderPageOf(found, { stores, store, isCustomer: false, now });
      return { result: { ...page, access_key: orderAccessToken(found.id, secret) } };
    },
);
