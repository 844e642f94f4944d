import { describe, expect, it } from 'vitest';
import { errorOfAnswer } from './judged-answer.ts';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

describe('faultOfAnswer', () => {
  it.each<[string, Response, string | null]>([
    ['a right answer', json(200, { code: 200, result: [] }), null],
    [
      'a refusal of the call',
      json(404, { code: 404, result: 'No such entity' }, { 'x-refusal': 'cart.not-found' }),
      null,
    ],
    [
      'a general refusal',
      json(413, { code: 413, result: 'Too large' }, { 'x-refusal': 'request.too-large' }),
      null,
    ],
    [
      'a bug',
      json(500, { code: 500, result: 'Something went wrong' }, { 'x-refusal': 'request.unexpected' }),
      'refused with request.unexpected, which the call does not name',
    ],
    [
      'a refusal of another call',
      json(500, { code: 500, result: 'sku' }, { 'x-refusal': 'stock.sku-missing' }),
      'refused with stock.sku-missing, which the call does not name',
    ],
    [
      'a code that is not the status',
      json(404, { code: 400, result: 'x' }, { 'x-refusal': 'cart.not-found' }),
      'code 400 with status 404',
    ],
    [
      'a failure without result',
      json(404, { code: 404, result: null }, { 'x-refusal': 'cart.not-found' }),
      'no result',
    ],
    ['another content type', new Response('null'), 'content type text/plain;charset=UTF-8'],
    [
      'a result of another shape',
      json(200, { code: 200, result: [{ sku: 1 }] }),
      'result not as the contract says: 0.item_id',
    ],
  ])('of %s', async (_, answer, fault) => {
    expect(await errorOfAnswer('cart/pull', answer)).toBe(fault);
  });

  it.each<[string, Response, string | null]>([
    ['the file', new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }), null],
    ['JSON', json(200, { code: 200, result: 'x' }), 'content type application/json'],
    ['another file', new Response('x', { headers: { 'content-type': 'application/pdf' } }), 'no PDF'],
    ['a refusal', json(404, { code: 404, result: 'No order' }, { 'x-refusal': 'order.not-found' }), null],
  ])('of a call that answers with a file: %s', async (_, answer, fault) => {
    expect(await errorOfAnswer('order/invoice', answer)).toBe(fault);
  });
});
