import { randomUUID } from 'node:crypto';
import { cardsInText } from '@dijla/commerce-rules/digital-cards/cards-in-text';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { type Author, recordChanges } from '../../../database/change-sql.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { emit } from '../../../events/emit-sql.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { readCards, readPools } from '../desk-pool-sql.ts';
import { addCards, findProduct, openPool, setNote, setWarning, withdrawCard } from '../pool-sql.ts';

declare module '../../../events/event.ts' {
  interface EventData {
    /** Codes were added to the pool of a product. */
    'digital-cards.added': { productId: number };
  }
}

/** `GET /api/desk/digital-cards`. One row more than the page holds says whether another follows. */
export const listPools = handleCall(
  'desk/digital-cards',
  ({ database }: { database: Database }) =>
    async ({ query: { q, stock, before, limit } }, { store }) => {
      const rows = await readPools(database, { q, stock, before, limit: limit + 1 }, store.language);
      const items = rows.slice(0, limit);
      return {
        result: { items, next: rows.length > limit ? (items.at(-1)?.product.id ?? null) : null },
      };
    },
);

/** `GET /api/desk/digital-cards/{productId}/cards` */
export const listCards = handleCall(
  'desk/digital-card-codes',
  ({ database }: { database: Database }) =>
    async ({ params, query: { state, before, limit } }) => {
      const productId = idInPath(params, { name: 'productId', thing: 'product' });
      if (isRefusal(productId)) return productId;
      const rows = await readCards(database, productId, { state, before, limit: limit + 1 });
      const items = rows.slice(0, limit);
      return {
        result: {
          items: items.map(({ added_at, issued_at, revealed_at, ...card }) => ({
            ...card,
            added_at: added_at.toISOString(),
            issued_at: issued_at?.toISOString() ?? null,
            revealed_at: revealed_at?.toISOString() ?? null,
          })),
          next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
        },
      };
    },
);

/** Codes that are added at once. */
const addedAtMost = 5000;
/** Lines that an answer names as no code. */
const namedLines = 20;

const stockChanged = (transaction: DatabaseTransaction, productId: number, author: Author) =>
  recordChanges(transaction, [{ entity: 'product', entity_id: productId, kind: 'stock' }], author);

/** `POST /api/desk/digital-cards`. The audit says how many were added, and nothing of the codes. */
export const addDigitalCards = handleDeskWrite(
  'desk/add-digital-cards',
  ({ secret }: { secret: string }) =>
    async ({ body: { sku, codes } }, { transaction, act, author, now }) => {
      const { cards, repeated, unread } = cardsInText(codes);
      if (cards.length > addedAtMost) return refusal('desk.cards-too-many', { most: String(addedAtMost) });
      const product = await findProduct(transaction, sku);
      if (product === undefined) return refusal('desk.product-not-found');
      if (product.type !== 'virtual') return refusal('desk.card-product-delivered');
      const { actor } = author;
      await openPool(transaction, product.id, { actor, now });
      const added = await addCards(transaction, { productId: product.id, cards }, { secret, actor, now });
      if (added > 0) {
        const data = { productId: product.id };
        await emit(transaction, { name: 'digital-cards.added', key: `${product.id}/${randomUUID()}`, data });
      }
      await stockChanged(transaction, product.id, author);
      const counted = { added, duplicates: repeated + cards.length - added };
      await act({
        act: 'codes-added',
        entity: 'product',
        entityId: product.id,
        before: null,
        after: { ...counted, unread: unread.length },
      });
      return { result: { product_id: product.id, ...counted, unread: unread.slice(0, namedLines) } };
    },
);

/** `PUT /api/desk/digital-cards/{productId}/warning` */
export const setDigitalCardWarning = handleDeskWrite(
  'desk/set-digital-card-warning',
  () =>
    async ({ params, body: { low_below } }, { transaction, act }) => {
      const productId = idInPath(params, { name: 'productId', thing: 'product' });
      if (isRefusal(productId)) return productId;
      const before = await setWarning(transaction, productId, low_below);
      if (before === undefined) return refusal('desk.product-not-found');
      await act({
        act: 'warning-set',
        entity: 'product',
        entityId: productId,
        before: { low_below: before },
        after: { low_below },
      });
      return { result: true as const };
    },
);

/** `PUT /api/desk/digital-cards/{productId}/note` */
export const setDigitalCardNote = handleDeskWrite(
  'desk/set-digital-card-note',
  () =>
    async ({ params, body: { note } }, { transaction, act }) => {
      const productId = idInPath(params, { name: 'productId', thing: 'product' });
      if (isRefusal(productId)) return productId;
      const before = await setNote(transaction, productId, note);
      if (before === undefined) return refusal('desk.product-not-found');
      await act({
        act: 'note-set',
        entity: 'product',
        entityId: productId,
        before: { note: before },
        after: { note },
      });
      return { result: true as const };
    },
);

/** `POST /api/desk/digital-cards/cards/{cardId}/withdraw` */
export const withdrawDigitalCard = handleDeskWrite(
  'desk/withdraw-digital-card',
  () =>
    async ({ params, body: { reason } }, { transaction, act, author }) => {
      const cardId = idInPath(params, { name: 'cardId', thing: 'card' });
      if (isRefusal(cardId)) return cardId;
      const productId = await withdrawCard(transaction, cardId, author.actor);
      if (productId === undefined) return refusal('desk.card-not-free');
      await stockChanged(transaction, productId, author);
      await act({
        act: 'code-withdrawn',
        entity: 'product',
        entityId: productId,
        before: { card: cardId, state: 'free' },
        after: { card: cardId, state: 'withdrawn', reason },
      });
      return { result: true as const };
    },
);
