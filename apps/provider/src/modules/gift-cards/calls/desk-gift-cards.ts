import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { type DeskGiftCard, readDeskCards, saveBlocked } from '../desk-cards-sql.ts';
import { readCardChanges } from '../gift-card-sql.ts';
import { typedSecret } from '../gift-card-seal.ts';

const changesAtMost = 200;
const inPath = { name: 'cardId', thing: 'card' } as const;

const shownCard = (card: DeskGiftCard) => {
  const { blocked_reason: _reason, issued_at, send_at, sent_at, expires_at, ...shown } = card;
  return {
    ...shown,
    issued_at: issued_at.toISOString(),
    send_at: send_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
  };
};

/** `GET /api/desk/gift-cards`. One row more than the page holds says whether another follows. */
export const listGiftCards = handleCall(
  'desk/gift-cards',
  ({ database }: { database: Database }) =>
    async ({ query: { q, state, before, limit } }) => {
      const lastFour = q === undefined ? undefined : typedSecret(q).slice(-4);
      const rows = await readDeskCards(database, { lastFour, state, before, limit: limit + 1 });
      const items = rows.slice(0, limit).map(shownCard);
      return { result: { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null } };
    },
);

/** `GET /api/desk/gift-cards/{cardId}` */
export const readGiftCard = handleCall(
  'desk/gift-card',
  ({ database }: { database: Database }) =>
    async ({ params }) => {
      const id = idInPath(params, inPath);
      if (isRefusal(id)) return id;
      const [card] = await readDeskCards(database, { id, limit: 1 });
      if (card === undefined) return refusal('desk.gift-card-not-found');
      const changes = (await readCardChanges(database, id, changesAtMost)).map(
        ({ at, order_id, order_number, ...change }) => ({
          ...change,
          at: at.toISOString(),
          order: order_id === null || order_number === null ? null : { id: order_id, number: order_number },
        }),
      );
      return { result: { ...shownCard(card), blocked_reason: card.blocked_reason, changes } };
    },
);

/** `POST /api/desk/gift-cards/{cardId}/block` */
export const blockGiftCard = handleDeskWrite(
  'desk/block-gift-card',
  () =>
    async ({ params, body: { is_blocked: isBlocked, reason } }, { transaction, act }) => {
      const id = idInPath(params, inPath);
      if (isRefusal(id)) return id;
      const before = await saveBlocked(transaction, id, isBlocked ? reason : null);
      if (before === undefined) return refusal('desk.gift-card-not-found');
      if (before === 'void') return refusal('desk.gift-card-void');
      await act({
        act: isBlocked ? 'blocked' : 'unblocked',
        entity: 'gift_card',
        entityId: id,
        before: { state: before },
        after: { state: isBlocked ? 'blocked' : 'active', reason },
      });
      return { result: true as const };
    },
);
