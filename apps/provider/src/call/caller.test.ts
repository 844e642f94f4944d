import type { CallAccess } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import { accessRefusal, type AskingCustomer, type Caller } from './caller.ts';

const customer: Caller = { kind: 'customer', customer: {} as AskingCustomer };
const staff: Caller = { kind: 'staff', permissions: new Set(['orders.read']), hasSteppedUp: false };
const callers: Readonly<Record<string, Caller>> = {
  guest: { kind: 'guest' },
  customer,
  staff,
  'staff after the second factor': { ...staff, hasSteppedUp: true },
  key: { kind: 'key', scopes: new Set(['stock']) },
  gateway: { kind: 'gateway' },
  expired: { kind: 'expired' },
  disabled: { kind: 'disabled' },
};
const calls: readonly (readonly [string, CallAccess, readonly string[]])[] = [
  [
    'anyone',
    { for: 'anyone' },
    ['guest', 'customer', 'staff', 'staff after the second factor', 'key', 'gateway'],
  ],
  ['customers', { for: 'customer' }, ['customer']],
  [
    'staff with the permission',
    { for: 'staff', permission: 'orders.read' },
    ['staff', 'staff after the second factor'],
  ],
  ['staff with another permission', { for: 'staff', permission: 'orders.refund' }, []],
  [
    'staff after the second factor',
    { for: 'staff', permission: 'orders.read', stepUp: true },
    ['staff after the second factor'],
  ],
  ['keys of the scope', { for: 'key', scope: 'stock' }, ['key']],
  ['keys of another scope', { for: 'key', scope: 'orders' }, []],
  ['gateways', { for: 'gateway' }, ['gateway']],
];

describe('accessRefusal', () => {
  it.each(calls)('lets in for %s only those', (_, access, permitted) => {
    const admitted = Object.keys(callers).filter(
      (name) => accessRefusal(access, callers[name] ?? { kind: 'expired' }) === null,
    );
    expect(admitted).toEqual(permitted);
  });

  it.each([
    ['guest', 'user.not-signed-in'],
    ['expired', 'user.not-signed-in'],
    ['disabled', 'user.disabled'],
    ['customer', 'request.not-permitted'],
    ['key', 'request.not-permitted'],
  ])('refuses a call of staff to a %s as %s', (name, code) => {
    const access: CallAccess = { for: 'staff', permission: 'orders.read' };
    expect(accessRefusal(access, callers[name] ?? { kind: 'guest' })?.code).toBe(code);
  });
});
