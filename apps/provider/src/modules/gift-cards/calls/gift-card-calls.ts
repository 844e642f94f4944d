import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { readBoughtCards } from '../bought-cards-sql.ts';
import { readCardChanges, readGiftCardOffered } from '../gift-card-sql.ts';
import { isOver, openCard, type OpeningParts } from '../open-card.ts';

const changesAtMost = 50;

/** `POST /api/ext/dijla/gift-card-balance` */
export const readGiftCardBalance = handleCall(
  'gift-card/balance',
  (parts: OpeningParts) =>
    async ({ body }, { address, now }) => {
      const card = await openCard(parts, body, address);
      if (isRefusal(card)) return card;
      const { scale, state } = card;
      const changes = await readCardChanges(parts.database, card.id, changesAtMost);
      return {
        result: {
          last_four: card.last_four,
          currency_code: card.currency,
          amount: majorUnits(card.amount, scale),
          balance: majorUnits(card.balance, scale),
          state:
            state === 'active' && isOver(card, now)
              ? ('expired' as const)
              : state === 'active'
                ? state
                : ('blocked' as const),
          expires_at: card.expires_at?.toISOString() ?? null,
          changes: changes.flatMap(({ at, amount, kind }) =>
            kind === 'voided' ? [] : [{ at: at.toISOString(), amount: majorUnits(amount, scale), kind }],
          ),
        },
      };
    },
);

/** `GET /api/ext/digital-card/gift-cards` */
export const listBoughtGiftCards = handleCall(
  'gift-card/bought',
  ({ database }: { database: Database }) =>
    async (_, { customer, now }) => ({
      result: {
        items: (await readBoughtCards(database, customer.id)).map(
          ({ amount, currency, scale, send_at, sent_at, state, expires_at, ...card }) => ({
            ...card,
            amount: majorUnits(amount, scale),
            currency_code: currency,
            send_at: send_at.toISOString(),
            sent_at: sent_at?.toISOString() ?? null,
            state: state === 'active' && isOver({ expires_at }, now) ? ('expired' as const) : state,
          }),
        ),
      },
    }),
);

/** `GET /api/ext/dijla/gift-card-offer` */
export const readGiftCardOffer = handleCall(
  'gift-card/offer',
  ({ database }: { database: Database }) =>
    async () => ({ result: { offer: await readGiftCardOffered(database) } }),
);
