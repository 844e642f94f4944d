import type { SessionHolder } from '../../session/session-holder.ts';

/** Pieces of a line, by its `item_id` of the order history. */
type ReturnedPieces = { item_id: number; qty: number };

/** What a customer asks the shop about an order of hers. */
export type OrderRequest =
  | {
      act: 'cancel';
      /** One of `listCancelReasons`; null for another. */
      reason_id: number | null;
      comment: string;
    }
  | { act: 'return'; items: readonly ReturnedPieces[]; reason: string; wish: 'money' | 'exchange' };

/** `text` is why the provider refused, in the language of the store; empty when it cannot be asked. */
export type OrderAsked = { ok: true } | { ok: false; text: string };

/** The customer's order by its `entity_id`, or one without an account by its number and key. */
export type AskedOrder = { id: number } | { number: string; key: string };

type Asking = { holder: Pick<SessionHolder, 'client'>; store: () => string };

const sendByKey = (
  { holder, store }: Asking,
  proof: { number: string; key: string },
  { act: _act, ...given }: OrderRequest,
) => {
  const query = { storeCode: store() };
  return 'items' in given
    ? holder.client('order/request-guest-return', {
        query,
        body: { ...proof, ...given, items: [...given.items] },
      })
    : holder.client('order/request-guest-cancellation', { query, body: { ...proof, ...given } });
};

const send = ({ holder, store }: Asking, entityId: number, request: OrderRequest) => {
  const query = { storeCode: store() };
  if (request.act === 'cancel') {
    const { reason_id, comment } = request;
    return holder.client('order/request-cancellation', {
      query,
      body: { order_id: entityId, reason_id, comment },
    });
  }
  const { items, reason, wish } = request;
  return holder.client('order/request-return', {
    query,
    params: { entity_id: String(entityId) },
    body: { items: [...items], reason, wish },
  });
};

/** Asks the shop to cancel an order or to take items of it back, now or not at all: an answer is promised in days. */
export const askOfOrder = async (
  asking: Asking,
  order: AskedOrder,
  request: OrderRequest,
): Promise<OrderAsked> => {
  const sent = 'id' in order ? send(asking, order.id, request) : sendByKey(asking, order, request);
  const answer = await sent.catch(() => null);
  if (answer === null) return { ok: false, text: '' };
  if (answer.ok) return { ok: true };
  return { ok: false, text: typeof answer.result === 'string' ? answer.result : '' };
};

export type CancelReason = { id: number; label: string };

/** Returns the reasons a customer can name; none when they cannot be read, as another can always be given. */
export const listCancelReasons = async ({ holder, store }: Asking): Promise<readonly CancelReason[]> => {
  const answer = await holder
    .client('order/cancel-reasons', { query: { storeCode: store() } })
    .catch(() => null);
  return answer?.ok ? answer.result : [];
};
