import { describe, expect, it } from 'vitest';
import { paymentKindOf } from './payment-kind-of.ts';

describe('paymentKindOf', () => {
  it.each([
    ['what the provider says', { code: 'door', kind: 'cash' as const }, 'cash'],
    [
      'what the provider says, against the code',
      { code: 'cashondelivery', kind: 'online' as const },
      'online',
    ],
    ['cash by its code, where nothing is said', { code: 'cashondelivery' }, 'cash'],
    ['a transfer where it is paid elsewhere', { code: 'bank', offline: true }, 'transfer'],
    ['nothing of a method unknown', { code: 'card' }, undefined],
  ])('takes %s', (_, method, kind) => expect(paymentKindOf(method)).toBe(kind));
});
