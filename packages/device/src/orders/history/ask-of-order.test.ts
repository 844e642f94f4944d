import { describe, expect, it } from 'vitest';
import { askOfOrder, listCancelReasons, type OrderRequest } from './ask-of-order.ts';

/** A provider that answers each call alike, null being none at all, and what it was asked. */
const provider = (answer: object | null) => {
  const asked: unknown[] = [];
  const client = async (...call: unknown[]): Promise<object> => {
    asked.push(call);
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer;
  };
  return { asked, asking: { holder: { client } as never, store: () => 'ar' } };
};
const cancel: OrderRequest = { act: 'cancel', reason_id: 2, comment: 'Too late' };

describe('askOfOrder', () => {
  it('asks to cancel by the id of the history', async () => {
    const { asked, asking } = provider({ ok: true, result: true });
    expect(await askOfOrder(asking, { id: 7 }, cancel)).toEqual({ ok: true });
    expect(asked).toEqual([
      [
        'order/request-cancellation',
        { query: { storeCode: 'ar' }, body: { order_id: 7, reason_id: 2, comment: 'Too late' } },
      ],
    ]);
  });

  it('asks to return pieces of lines', async () => {
    const { asked, asking } = provider({ ok: true, result: { return_id: 3 } });
    const body = { items: [{ item_id: 1, qty: 2 }], reason: 'Too small', wish: 'exchange' as const };
    expect(await askOfOrder(asking, { id: 7 }, { act: 'return', ...body })).toEqual({ ok: true });
    expect(asked).toEqual([
      ['order/request-return', { query: { storeCode: 'ar' }, params: { entity_id: '7' }, body }],
    ]);
  });

  it('asks about an order without an account by its key', async () => {
    const { asked, asking } = provider({ ok: true, result: true });
    const proof = { number: '000000007', key: 'k' };
    const body = { items: [{ item_id: 1, qty: 2 }], reason: 'Too small', wish: 'money' as const };
    await askOfOrder(asking, proof, cancel);
    await askOfOrder(asking, proof, { act: 'return', ...body });
    const query = { storeCode: 'ar' };
    expect(asked).toEqual([
      ['order/request-guest-cancellation', { query, body: { ...proof, reason_id: 2, comment: 'Too late' } }],
      ['order/request-guest-return', { query, body: { ...proof, ...body } }],
    ]);
  });

  it.each([
    ['the words of a refusal', { ok: false, status: 409, result: 'It is on its way.' }, 'It is on its way.'],
    ['no words of one that is no text', { ok: false, status: 400, result: [{ message: 'x' }] }, ''],
    ['no words when it cannot be asked', null, ''],
  ])('tells %s', async (_, answer, text) => {
    expect(await askOfOrder(provider(answer).asking, { id: 7 }, cancel)).toEqual({ ok: false, text });
  });
});

describe('listCancelReasons', () => {
  it.each([
    [
      { ok: true, result: [{ id: 1, label: 'Ordered by mistake' }] },
      [{ id: 1, label: 'Ordered by mistake' }],
    ],
    [{ ok: false, status: 500, result: '' }, []],
    [null, []],
  ])('%j gives %j', async (answer, reasons) => {
    expect(await listCancelReasons(provider(answer).asking)).toEqual(reasons);
  });
});
