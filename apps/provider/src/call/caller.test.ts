import type { CallAccess } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import { accessRefusal, type AskingCustomer, type AskingStaff, type Caller } from './caller.ts';

const customer: Caller = { kind: 'customer', customer: {} as AskingCustomer };
const staff = {
  kind: 'staff',
  staff: { permissions: new Set(['desk.enter']) } as unknown as AskingStaff,
  hasSteppedUp: false,
} as const satisfies Caller;
const callers: Readonly<Record<string, Caller>> = {
  guest: { kind: 'guest' },
  customer,
  staff,
  'staff after the second factor': { ...staff, hasSteppedUp: true },
  key: {
    kind: 'key',
    staff: {
      permissions: new Set(['orders.read']),
      key: { id: 1, name: 'ERP' },
    } as unknown as AskingStaff & {
      key: { id: number; name: string };
    },
  },
  'wrong key': { kind: 'wrong-key' },
  gateway: { kind: 'gateway' },
  expired: { kind: 'expired' },
  disabled: { kind: 'disabled' },
};
const calls: readonly (readonly [string, CallAccess, readonly string[]])[] = [
  [
    'anyone',
    { for: 'anyone' },
    ['guest', 'customer', 'staff', 'staff after the second factor', 'key', 'wrong key', 'gateway'],
  ],
  ['customers', { for: 'customer' }, ['customer']],
  [
    'staff with the permission',
    { for: 'staff', permission: 'desk.enter' },
    ['staff', 'staff after the second factor'],
  ],
  ['staff with another permission', { for: 'staff', permission: 'audit.read' }, []],
  [
    'staff after the second factor',
    { for: 'staff', permission: 'desk.enter', stepUp: true },
    ['staff after the second factor'],
  ],
  ['keys of the scope', { for: 'staff', permission: 'orders.read' }, ['key']],
  [
    'keys, but not where a second factor is asked',
    { for: 'staff', permission: 'orders.read', stepUp: true },
    [],
  ],
  ['keys, but not where people are meant', { for: 'staff', permission: 'orders.read', peopleOnly: true }, []],
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
    ['guest', 'desk.not-signed-in'],
    ['expired', 'desk.not-signed-in'],
    ['disabled', 'desk.disabled'],
    ['customer', 'request.not-permitted'],
    ['key', 'request.not-permitted'],
    ['wrong key', 'desk.key-invalid'],
  ])('refuses a call of staff to a %s as %s', (name, code) => {
    const access: CallAccess = { for: 'staff', permission: 'desk.enter' };
    expect(accessRefusal(access, callers[name] ?? { kind: 'guest' })?.code).toBe(code);
  });

  it.each<[string, CallAccess, string]>([
    ['lack a permission', { for: 'staff', permission: 'audit.read' }, 'request.not-permitted'],
    [
      'lack it and the second factor',
      { for: 'staff', permission: 'audit.read', stepUp: true },
      'request.not-permitted',
    ],
    [
      'have not given the second factor of late',
      { for: 'staff', permission: 'desk.enter', stepUp: true },
      'desk.step-up-needed',
    ],
    ['make a call for customers', { for: 'customer' }, 'request.not-permitted'],
  ])('refuses staff who %s', (_, access, code) => {
    expect(accessRefusal(access, staff)?.code).toBe(code);
  });
});
