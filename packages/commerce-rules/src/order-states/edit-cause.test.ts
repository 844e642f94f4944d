import { expect, it } from 'vitest';
import { editCause } from './edit-cause.ts';

it.each([
  [{ address: { city: 'Karrada' } }, 'address'],
  [{ lines: [{ line_number: 1, qty: 1 }] }, 'edit'],
  [{ add: [{ sku: 'MUG', qty: 1 }], address: { city: 'Karrada' } }, 'edit'],
  [{ discount: 1000 }, 'edit'],
  [{ payment_method_code: 'cashondelivery' }, 'method'],
  [{ delivery_price: 0, address: { city: 'Karrada' } }, 'method'],
] as const)('an edit of %o is told as %s', (edited, cause) => expect(editCause(edited)).toBe(cause));
