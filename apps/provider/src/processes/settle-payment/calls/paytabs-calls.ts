import type { TokenDetails } from '@dijla/contract/client';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import { refusalTexts } from '../../../call/refusal-texts.ts';
import type { Database } from '../../../database/database.ts';
import {
  removeCard,
  readSavedCards,
  type Gateways,
  type SavedCard,
} from '../../../modules/payments/payments.ts';
import type { Language } from '@dijla/contract/store-views';
import { forgetCards } from '../forget-cards.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { beginForCart } from '../wire-payment.ts';

/** `POST /api/ext/paytabs/initialize` (wire §11) */
export const initializePayTabsCall = handleCall(
  'paytabs/initialize',
  (parts: PaymentParts) =>
    async ({ query: { cartId }, body }, context) => {
      const cardHash = body.public_hash ?? undefined;
      const attempt = await beginForCart(parts, { code: 'paytabs', cartId, cardHash, context });
      if (isRefusal(attempt)) return attempt;
      const { next } = attempt;
      const hasPage = next.kind === 'redirect' || next.kind === 'iframe';
      return { result: { payment_url: hasPage ? next.paymentUrl : null } };
    },
);

const detailsOf = ({ scheme, last_digits, expires_on: day }: SavedCard): TokenDetails => ({
  type: scheme,
  maskedCC: last_digits,
  expirationDate: day === null ? '' : `${day.slice(5, 7)}/${day.slice(0, 4)}`,
});

/** `GET /api/ext/paytabs/saved-cards` (spec 2 §7) */
export const listSavedCardsCall = handleCall(
  'paytabs/saved-cards',
  ({ database }: { database: Database }) =>
    async (_, { customer, now }) => {
      const today = new Date(now).toISOString().slice(0, 10);
      const cards = await readSavedCards(database, customer.id);
      return {
        result: cards.map((card) => ({
          public_hash: card.public_hash,
          token_details: JSON.stringify(detailsOf(card)),
          is_expired: card.expires_on !== null && card.expires_on < today,
        })),
      };
    },
);

/** Clients of the wire show the `error` of an answer that says no success (spec 2 §8). */
const cardRefusal = (language: Language): Refusal =>
  refusal(
    'payment.card-not-found',
    {},
    {
      success: false,
      error: refusalTexts[language]['payment.card-not-found']({}),
    },
  );

type CardParts = { database: Database; gateways: Gateways; secret: string };

/** `POST /api/ext/paytabs/delete-saved-card` (spec 2 §7): hers at once no more; the gateway forgets it as soon as it answers. */
export const deleteSavedCardCall = handleCall(
  'paytabs/delete-saved-card',
  (parts: CardParts) =>
    async ({ body: { public_hash: hash } }, { customer, store, now }) => {
      const { database } = parts;
      if (!(await removeCard(database, { hash, customerId: customer.id, now })))
        return cardRefusal(store.language);
      await forgetCards(database, parts);
      return { result: { success: true as const } };
    },
);
