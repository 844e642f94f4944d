import { handleCall } from '../../../call/handle-call.ts';
import { refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { findCardsOrder } from '../find-cards-order-sql.ts';
import {
  type CardOwner,
  type CardReading,
  type OwnCard,
  readOwnCards,
  revealOwnCard,
} from '../own-cards-sql.ts';

type Parts = { database: Database; secret: string };

/** `GET /api/ext/digital-card/digital-cards` (wire §11). */
export const listCards = handleCall(
  'digital-card/list',
  ({ database, secret }: Parts) =>
    async (_, { customer, store: { language } }) => ({
      result: await readOwnCards(database, { customerId: customer.id }, { secret, language }),
    }),
);

const revealed = async (
  { database, secret }: Parts,
  owner: CardOwner,
  asked: Omit<CardReading, 'secret'> & { id: number; now: number },
): Promise<{ result: OwnCard } | Refusal> => {
  const card = await inTransaction(database, async (transaction) =>
    revealOwnCard(transaction, owner, { ...asked, secret }),
  );
  return card === undefined ? refusal('digital-card.not-found') : { result: card };
};

/** `POST /api/ext/digital-card/reveal` */
export const revealCard = handleCall(
  'digital-card/reveal',
  (parts: Parts) =>
    async ({ body: { id } }, { customer, now, store: { language } }) =>
      revealed(parts, { customerId: customer.id }, { id, now, language }),
);

/** `POST /api/ext/dijla/digital-cards`. A key cannot be guessed, so tries are not limited. */
export const listGuestCards = handleCall(
  'digital-card/guest-list',
  ({ database, secret }: Parts) =>
    async ({ body }, { store: { language } }) => {
      const orderId = await findCardsOrder(database, body, secret);
      return orderId === undefined
        ? refusal('digital-card.not-found')
        : { result: await readOwnCards(database, { orderId }, { secret, language }) };
    },
);

/** `POST /api/ext/dijla/digital-cards/reveal` */
export const revealGuestCard = handleCall(
  'digital-card/guest-reveal',
  (parts: Parts) =>
    async ({ body }, { now, store: { language } }) => {
      const orderId = await findCardsOrder(parts.database, body, parts.secret);
      return orderId === undefined
        ? refusal('digital-card.not-found')
        : revealed(parts, { orderId }, { id: body.id, now, language });
    },
);
