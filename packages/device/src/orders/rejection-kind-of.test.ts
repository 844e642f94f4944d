import { describe, expect, it } from 'vitest';
import { type RejectionKind, rejectionKindOf } from './rejection-kind-of.ts';

const at = (member: string) => `.addressInformation.${member}`;

describe('rejectionKindOf', () => {
  it.each<[string, Partial<Parameters<typeof rejectionKindOf>[0]>, RejectionKind]>([
    ['a coupon', { refused_coupon: 'WELCOME10', reason: 'used up' }, 'coupon'],
    [
      'products, whatever the status',
      { reason: 'Error while adding products. TEE', is_server_fault: true },
      'products',
    ],
    ['the city of an address', { reason: 'should…', faults: [at('shippingAddress.city')] }, 'address'],
    ['an invoice’s address', { reason: 'should…', faults: [at('billingAddress.vat_id')] }, 'address'],
    ['an address that is missing', { reason: 'should…', faults: [at('shippingAddress')] }, 'address'],
    ['addresses that are too long', { reason: 'too long', faults: ['.addressInformation'] }, 'address'],
    ['a member no shopper knows', { reason: 'should…', faults: [at('payment_method_code')] }, 'unknown'],
    ['a failure of the server', { reason: 'Something went wrong.', is_server_fault: true }, 'unknown'],
    ['nothing that was said', { reason: ' ' }, 'unknown'],
    ['what the provider says', { reason: 'The total is now 20,000 IQD.' }, 'said'],
  ])('finds %s', (_, order, kind) => {
    expect(rejectionKindOf({ reason: '', ...order })).toBe(kind);
  });
});
