import { describe, expect, it } from 'vitest';
import { doesRequestStand, mayBeCalledOff } from './may-be-called-off.ts';
import type { OrderState } from './order-transitions.ts';

describe('mayBeCalledOff', () => {
  it.each<[string, OrderState[], boolean]>([
    ['a new order', ['pending'], true],
    ['one that is packed', ['preparing'], true],
    ['one of which nothing has left', ['pending', 'preparing'], true],
    ['one of which a package was called off before', ['pending', 'cancelled'], true],
    ['one of which a package is with the courier', ['preparing', 'dispatched'], false],
    ['one that is with the courier', ['dispatched'], false],
    ['one that was delivered', ['complete'], false],
    ['one that was called off', ['cancelled_by_request'], false],
    ['one without packages', [], false],
  ])('%s', (_, packages, may) => {
    expect(mayBeCalledOff({ isOwn: true, packages })).toBe(may);
    expect(mayBeCalledOff({ isOwn: false, packages })).toBe(false);
  });
});

describe('doesRequestStand', () => {
  it.each([
    [null, false],
    ['requested', true],
    ['sent', true],
    ['declined', false],
  ] as const)('%s: %s', (latest, stands) => expect(doesRequestStand(latest)).toBe(stands));
});
