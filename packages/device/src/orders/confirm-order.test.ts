import type { ContractClient } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { confirmOrderByCode, sendOrderCode } from './confirm-order.ts';

/** A provider that answers with this, or cannot be reached. */
const answering = (answer: object | null) => {
  const asked: unknown[] = [];
  const client = (async (name: string, { body }: { body: object }) => {
    asked.push([name, body]);
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer;
  }) as unknown as ContractClient;
  return { client, asked };
};
const order = { number: '000010001', key: 'key-1' };
const own = { number: '000010001', key: null };

describe('a code that confirms an order', () => {
  it('is asked for with the key of the order, or as the customer’s own, and says when the next may be', async () => {
    const { client, asked } = answering({ ok: true, result: true, meta: { resendAfter: 60 } });
    expect(await sendOrderCode(client, order, 'ar')).toEqual({ ok: true, resendAfter: 60 });
    await sendOrderCode(client, own, 'ar');
    expect(asked).toEqual([
      ['order/send-confirm-code', order],
      ['order/send-confirm-code', { number: own.number }],
    ]);
  });

  it('is sent as it was typed', async () => {
    const { client, asked } = answering({ ok: true, result: true });
    expect(await confirmOrderByCode(client, { ...own, code: '204817' }, 'ar')).toEqual({ ok: true });
    expect(asked).toEqual([['order/confirm', { number: own.number, otp: '204817' }]]);
  });

  it.each([
    [
      'a refusal says why',
      { ok: false, status: 400, result: 'This code isn’t right.' },
      'This code isn’t right.',
    ],
    ['without an answer there is no text', null, ''],
  ])('%s', async (_, answer, text) => {
    const { client } = answering(answer);
    expect(await sendOrderCode(client, order, 'ar')).toEqual({ ok: false, text });
    expect(await confirmOrderByCode(client, { ...order, code: '204817' }, 'ar')).toEqual({ ok: false, text });
  });
});
